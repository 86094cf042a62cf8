-- What 0034 made another for. By itself, as 0018.
drop index if exists clients_names_beginning;
