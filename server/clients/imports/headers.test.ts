import { guessColumns } from './headers';

const guess = (header: string) => {
  const { mapping, nameParts } = guessColumns(header.split(';'));
  return [mapping.map((field) => field ?? '–').join(';'), nameParts];
};

test.each([
  ['Name;Email;State;Status', 'Name;Email;State;Status', null],
  ['First name;Last name;Email', '–;–;Email', [0, 1]],
  ['Client;First name;Last name', 'Name;–;–', null],
  ['Vorname;Name;Email;Ort', '–;–;Email;City', [0, 1]],
  ['Name;Telefon;Land;Ort', 'Name;Phone;Country;City', null],
  ['Prénom;Nom;Email;Pays', '–;–;Email;Country', [0, 1]],
  ['Nom;Email;Statut', 'Name;Email;Status', null],
  ['Nombre;Apellidos;Correo electrónico', '–;–;Email', [0, 1]],
  ['Nombre;Correo electrónico;Estado', 'Name;Email;Status', null],
  ['Nome;Sobrenome;Email', '–;–;Email', [0, 1]],
  ['Nome;Email;Cidade;Estado', 'Name;Email;City;State', null],
  ['الاسم;البريد الإلكتروني;الحالة', 'Name;Email;Status', null],
  ['__proto__;constructor', '–;–', null],
])('guesses the columns of %s', (header, mapping, nameParts) => {
  expect(guess(header)).toEqual([mapping, nameParts]);
});

test('keeps the second line of an Arabic address apart from the first', () => {
  expect(guess('الاسم;العنوان (السطر 2)')[0]).toBe('Name;AddressLine2');
});
