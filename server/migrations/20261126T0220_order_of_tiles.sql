-- Tiles of the till stand in the order that the branch gave them: those of a category together.
alter table quick_pick add column position int;
update quick_pick q set position = o.position
from (select store_id, id, row_number() over (partition by store_id, branch_id order by pinned_at, id) as position from quick_pick) o
where q.store_id = o.store_id and q.id = o.id;
alter table quick_pick alter column position set not null;
