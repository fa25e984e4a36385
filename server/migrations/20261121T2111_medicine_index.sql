-- Sixty thousand medicines come at once: gathered, their trigrams cost a sixth. The import clears what was gathered at its end.
alter index medicine_by_text reset (fastupdate);
