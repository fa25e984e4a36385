-- New goods of which a file gives the ingredient alone are looked up by it.
create index medicine_by_ingredient on medicine (fold(active_ingredient)) where active_ingredient is not null;
