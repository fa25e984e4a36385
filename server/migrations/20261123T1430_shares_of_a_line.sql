-- What is taken off a line, each by what takes it: promotions of goods, its share of promotions of the bill, of the seller's own
-- discount of the bill (order_share) and of what points paid. A return gives points back for the last one, and money for the rest.

alter table bill add column promotion_discount bigint not null default 0;
alter table bill add column promotion_order bigint not null default 0;
alter table bill_item add column promotion_discount bigint not null default 0;
alter table bill_item add column promotion_share bigint not null default 0;
alter table bill_item add column point_share bigint not null default 0;

-- Until now order_share held both, spread in one go, and how the đồng fell is not known any more. The part of the points is the
-- line's step of ⌊shares up to it × points ÷ (discount + points)⌋: it adds up to the points, and none is above its share.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update bill_item i set point_share = p.point_share, order_share = i.order_share - p.point_share
    from (
      select x.id,
        (div(sum(x.order_share) over upto * b.points_amount, b.order_discount + b.points_amount)
          - div((sum(x.order_share) over upto - x.order_share) * b.points_amount, b.order_discount + b.points_amount))::bigint as point_share
      from bill_item x join bill b on b.store_id = s and b.id = x.bill_id
      where x.store_id = s and b.points_amount > 0
      window upto as (partition by x.bill_id order by x.position)
    ) p
    where i.store_id = s and i.id = p.id;
  end loop;
end $$;

alter table bill drop constraint bill_adds_up;
alter table bill add constraint bill_adds_up check (
  payable = total_price - promotion_discount - line_discount - promotion_order - order_discount - points_amount
  and payable = paid + debt and payable >= 0 and debt >= 0);
alter table bill add constraint bill_promotion_range check (promotion_discount >= 0 and promotion_order >= 0);
alter table bill_item add constraint bill_item_adds_up check (
  net = quantity * unit_price - promotion_discount - line_discount - promotion_share - order_share - point_share and net >= 0);
alter table bill_item add constraint bill_item_share_range check (
  promotion_discount >= 0 and line_discount >= 0 and promotion_share >= 0 and order_share >= 0 and point_share >= 0);
