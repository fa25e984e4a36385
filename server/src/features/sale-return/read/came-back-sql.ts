/** Whether goods of a bill `b` of the store `store` came back: PART, WHOLE, or null for none. */
export const cameBackSql = (store: string) => `
  case when not exists (select from sale_return d where d.store_id = ${store} and d.bill_id = b.id and d.status = 'SUCCEED') then null
    when exists (select from bill_item i left join bill_item_part p on p.store_id = ${store} and p.item_id = i.id
      where i.store_id = ${store} and i.bill_id = b.id and coalesce(p.returned_base < p.base_quantity, i.returned_base < i.base_quantity)) then 'PART'
    else 'WHOLE' end`
