-- An earlier text kept two-factor of founders from before 0016. The first proof of an address removes what was
-- set up before it, whatever its age: see server/modules/two-factor/unproved.ts.
select;
