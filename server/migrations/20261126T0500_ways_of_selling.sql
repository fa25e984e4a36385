-- How a bill was sold; promotions and rules of points may hold for some ways alone (null is all of them).

alter table bill add column channel text not null default 'COUNTER';
alter table bill add constraint bill_channel_known check (channel in ('COUNTER', 'DELIVERY', 'ORDER'));
create index bill_by_channel on bill (store_id, branch_id, channel, sold_at desc, id desc) where channel <> 'COUNTER';

alter table discount add column channels jsonb;
alter table point_setting add column channels jsonb;

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update bill set channel = 'ORDER' where store_id = s and order_id is not null;
  end loop;
end $$;
