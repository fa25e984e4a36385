-- The report of prescribers names a doctor who was typed and not chosen: by the folded name, so that one writing is found for all.
create index prescription_by_typed_doctor on prescription (store_id, (md5(fold(btrim(doctor_name))))) where doctor_id is null;
