-- Groups of customers that fill themselves: conditions, and which customers a rule put where they are. docs/topics/customers.md.

alter table customer_group
  add column mode text not null default 'MANUAL',
  add column rule jsonb,
  add constraint customer_group_mode_known check (mode in ('MANUAL', 'ADD', 'FOLLOW')),
  add constraint customer_group_rule_with_mode check ((mode = 'MANUAL') = (rule is null));
alter table customer add column group_by_rule boolean not null default false;
