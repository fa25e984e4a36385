-- A photo of a paper of the cash book opens for people who may read its voucher: the addresses that opened for everybody go.

do $$
declare s uuid;
begin
  -- The fence is the owner's too.
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    delete from public_slug p where p.store_id = s and p.kind = 'image'
      and exists (select from image i where i.store_id = s and i.id = p.id and i.purpose = 'paper');
  end loop;
end $$;
