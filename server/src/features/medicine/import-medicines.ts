import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../../db/new-id.ts'
import { columnsOf, type FileRow, type MedicineRow, medicineRow, missingColumns } from './medicine-row.ts'
import { medicineSearchText } from './medicine-search-text.ts'

/** A row of a file, with the line or place by which a person finds it. */
export interface NumberedRow {
  place: number
  row: FileRow
}

export interface ImportResult {
  rows: number
  added: number
  changed: number
  unchanged: number
  withdrawn: number
  wrong: number
  /** Listed medicines that a whole list did not name, left as they are because they are too many. */
  spared: number
}

interface ImportOptions {
  /** The file's name. */
  source: string
  /** The file is the whole list: what it does not name was withdrawn. */
  isWhole: boolean
  /** Withdraws even when a large part of the list is missing. */
  isForced?: boolean
  now: Date
  onWrong?: (place: number, reason: string) => void
  onProgress?: (rows: number) => void
}

export class UnreadableList extends Error {}

/** Each batch is a transaction of its own: searches do not wait meanwhile, and see whole rows. */
const batchSize = 500
/** A list that lacks more than this share of what was there is rather half a file than news. */
const believableLoss = 0.1

/**
 * Brings the national list up to date from the rows of a file: new ones are added, rows that say something else are
 * changed, the others are not touched. The same file again changes nothing, and one that was interrupted is simply
 * loaded again. Reports an unreadable row and leaves it out. Memory stays flat but for the numbers that were seen.
 * Throws UnreadableList when the columns are not those of such a list.
 */
export async function importMedicines(
  owner: pg.ClientBase,
  rows: AsyncIterable<NumberedRow>,
  { source, isWhole, isForced = false, now, onWrong, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { rows: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, wrong: 0, spared: 0 }
  const importId = newId()
  const today = vietnamDay(now)
  const seen = new Map<string, number>()
  const headers = new Set<string>()
  let columns: ReturnType<typeof columnsOf> = new Map()
  let batch: MedicineRow[] = []
  await owner.query('insert into medicine_import (id, source, is_whole, started_at) values ($1, $2, $3, $4)', [
    importId,
    source,
    isWhole,
    now,
  ])

  const flush = async () => {
    const counted = await writeBatch(owner, { batch, told: new Set(columns.keys()), today, now })
    result.added += counted.added
    result.changed += counted.changed
    result.unchanged += batch.length - counted.added - counted.changed
    batch = []
    onProgress?.(result.rows)
  }
  const refuse = (place: number, reason: string) => {
    result.wrong++
    onWrong?.(place, reason)
  }
  for await (const { place, row } of rows) {
    result.rows++
    // Objects may leave fields out, so each row can bring columns that were not seen yet.
    const fresh = Object.keys(row).filter(name => !headers.has(name))
    if (fresh.length) {
      for (const name of fresh) headers.add(name)
      columns = columnsOf([...headers])
    }
    const missing = result.rows === 1 ? missingColumns(columns) : null
    if (missing)
      throw new UnreadableList(`${source} không có cột ${missing}. Các cột đọc được: ${[...headers].join(', ')}`)
    const made = medicineRow(row, columns, today)
    if (typeof made === 'string') {
      refuse(place, made)
      continue
    }
    const earlier = seen.get(made.registrationNumber)
    if (earlier !== undefined) {
      refuse(place, `số đăng ký ${made.registrationNumber} đã có ở dòng ${earlier}`)
      continue
    }
    seen.set(made.registrationNumber, place)
    batch.push(made)
    if (batch.length >= batchSize) await flush()
  }
  if (batch.length) await flush()
  if (isWhole) Object.assign(result, await withdrawUnseen(owner, [...seen.keys()], today, now, isForced))

  // Every search would read through the pending entries of the trigram index until they are merged into it.
  await owner.query(`select gin_clean_pending_list('medicine_by_text')`)
  await owner.query(
    `update medicine_import set finished_at = $2, row_count = $3, added = $4, changed = $5, unchanged = $6, withdrawn = $7, wrong = $8
     where id = $1`,
    [importId, new Date(), result.rows, result.added, result.changed, result.unchanged, result.withdrawn, result.wrong],
  )
  return result
}

interface Batch {
  batch: readonly MedicineRow[]
  /** What the file has columns for. */
  told: ReadonlySet<string>
  today: string
  now: Date
}

/** Writes those of a batch that are new or say something else, in the order of their numbers so that two imports pass each other. */
async function writeBatch(owner: pg.ClientBase, { batch, told, today, now }: Batch) {
  await renameRenewed(owner, batch)
  const { rows: known } = await owner.query<Partial<MedicineRow> & { registrationNumber: string; hash: string }>(
    knownSql,
    [batch.map(row => row.registrationNumber)],
  )
  const stored = new Map(known.map(({ hash, ...row }) => [row.registrationNumber, { hash, row }]))
  const hashes = new Map(known.map(({ registrationNumber, hash }) => [registrationNumber, hash]))
  const rows = batch.map(row => {
    const whole = { ...row, ...untold(stored.get(row.registrationNumber)?.row ?? {}, told) }
    return { ...whole, hash: hashOf(whole) }
  })
  const news = rows
    .filter(row => hashes.get(row.registrationNumber) !== row.hash)
    .toSorted((one, other) => (one.registrationNumber < other.registrationNumber ? -1 : 1))
    .map(row => ({ ...row, id: newId(), folded: medicineSearchText(row) }))
  if (!news.length) return { added: 0, changed: 0 }
  const { rows: written } = await owner.query<{ isNew: boolean }>(upsertSql, [JSON.stringify(news), now, today])
  const added = written.filter(row => row.isNew).length
  return { added, changed: written.length - added }
}

/** A file without a column says nothing about it, so the value of an earlier file stays. */
function untold(stored: Partial<MedicineRow>, told: ReadonlySet<string>): Partial<MedicineRow> {
  return Object.fromEntries(Object.entries(stored).filter(([field, value]) => value !== null && !told.has(field)))
}

const knownSql = `
  select registration_number, former_number, national_code,
    active_ingredient, strength, dosage_form, route, packing, manufacturer, country, registrant,
    is_prescription, control_group, ends_on, encode(content_hash, 'hex') as hash
  from medicine where registration_number = any($1)`

const hashOf = (row: MedicineRow) =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(row)))
    .digest('hex')

/**
 * A medicine that was renewed under a new number is the same one: its row gets the number, so that what stores linked
 * to it stays linked.
 */
async function renameRenewed(owner: pg.ClientBase, batch: readonly MedicineRow[]): Promise<void> {
  const renewed = batch.filter(row => row.formerNumber !== null)
  if (!renewed.length) return
  await owner.query(
    `update medicine m set registration_number = r.number, former_number = r.former
     from unnest($1::text[], $2::text[]) r (number, former)
     where m.registration_number = r.former and not exists (select from medicine other where other.registration_number = r.number)`,
    [renewed.map(row => row.registrationNumber), renewed.map(row => row.formerNumber)],
  )
}

const upsertSql = `
  insert into medicine as m (id, registration_number, former_number, national_code, name, active_ingredient, strength, dosage_form, route,
    packing, manufacturer, country, registrant, is_prescription, control_group, ends_on, withdrawn_on, withdrawn_reason, folded, content_hash,
    created_at, changed_at)
  select id, "registrationNumber", "formerNumber", "nationalCode", name, "activeIngredient", strength, "dosageForm", route, packing,
    manufacturer, country, registrant, "isPrescription", "controlGroup", "endsOn",
    case when "isWithdrawn" then coalesce("withdrawnOn", $3) end, "withdrawnReason", folded, decode(hash, 'hex'), $2, $2
  from jsonb_to_recordset($1::jsonb) r (id uuid, "registrationNumber" text, "formerNumber" text, "nationalCode" text, name text,
    "activeIngredient" text, strength text, "dosageForm" text, route text, packing text, manufacturer text, country text, registrant text,
    "isPrescription" boolean, "controlGroup" text, "endsOn" date, "isWithdrawn" boolean, "withdrawnOn" date, "withdrawnReason" text, folded text, hash text)
  order by "registrationNumber"
  on conflict (registration_number) do update set former_number = excluded.former_number, national_code = excluded.national_code,
    name = excluded.name, active_ingredient = excluded.active_ingredient, strength = excluded.strength, dosage_form = excluded.dosage_form,
    route = excluded.route, packing = excluded.packing, manufacturer = excluded.manufacturer, country = excluded.country,
    registrant = excluded.registrant, is_prescription = excluded.is_prescription, control_group = excluded.control_group,
    ends_on = excluded.ends_on, withdrawn_on = case when excluded.withdrawn_on is not null then least(m.withdrawn_on, excluded.withdrawn_on) end,
    withdrawn_reason = excluded.withdrawn_reason, folded = excluded.folded, content_hash = excluded.content_hash, changed_at = excluded.changed_at
  returning (xmax = 0) as is_new`

/** Withdraws what a whole list did not name, unless that is so much that the file must have been cut off. */
async function withdrawUnseen(
  owner: pg.ClientBase,
  seen: readonly string[],
  today: string,
  now: Date,
  isForced: boolean,
): Promise<Pick<ImportResult, 'withdrawn' | 'spared'>> {
  const { rows } = await owner.query<{ id: string | null; listed: number }>(
    `select unseen.id, counted.listed from (select count(*) as listed from medicine where withdrawn_on is null) counted
     left join (
       select m.id from medicine m left join unnest($1::text[]) s (number) on s.number = m.registration_number
       where m.withdrawn_on is null and s.number is null
     ) unseen on true`,
    [seen],
  )
  const missing = rows.flatMap(row => row.id ?? [])
  const { listed } = rows[0]!
  if (!isForced && missing.length > Math.max(listed * believableLoss, 20))
    return { withdrawn: 0, spared: missing.length }
  // Another hash, so that it is listed again as soon as a list names it.
  const { rowCount } = await owner.query(
    `update medicine set withdrawn_on = $2, withdrawn_reason = 'Không còn trong danh mục', content_hash = '', changed_at = $3
     where id = any($1::uuid[]) and withdrawn_on is null`,
    [missing, today, now],
  )
  return { withdrawn: rowCount ?? 0, spared: 0 }
}

/** The list is that of one country, so its days are. */
export const vietnamDay = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
