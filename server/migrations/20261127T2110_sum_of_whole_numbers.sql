-- The sum of whole numbers as a whole number, and 0 of none. PostgreSQL's own sum() makes a numeric out of each, which costs a report of many
-- groups a fifth of its time. A sum beyond a bigint is an error here as there, where it is cast.
create aggregate sum_bigint(bigint) (
  sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe);
