import { createHash } from 'node:crypto'
import type { Device } from '@quay/contract/device/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'

export const deviceColumns = `
  d.id, d.branch_id, b.name as branch_name, d.name, d.prefix, d.paper, d.print, d.is_active::int as is_active,
  d.last_seen_at, d.last_seen_by, d.created_at, d.version, d.last_contact_at,
  case when d.report_at is not null then jsonb_build_object('at', to_char(d.report_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'queued', coalesce((d.report->>'queued')::int, 0), 'oldestAt', d.report->>'oldestAt', 'goodsAsOf', d.report->>'goodsAsOf', 'build', d.report->>'build',
    'isPersisted', (d.report->>'isPersisted')::boolean, 'freeBytes', (d.report->>'freeBytes')::bigint) end as report`

export const fromDevices = 'from device d join branch b on b.store_id = d.store_id and b.id = d.branch_id'

/** One till of a branch of the caller's. Throws `not-found`. */
export async function readDevice(tx: Tx, actor: Actor, id: string): Promise<Device> {
  const [found] = await tx.query<Omit<Device, 'missing'>>(
    `select ${deviceColumns} ${fromDevices} where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`,
    [tx.storeId, id, actor.branchIds],
  )
  if (!found) throw new DomainError('not-found', { kind: 'device', id })
  const [device] = await withMissing(tx, [found])
  return device!
}

interface MissingRow {
  deviceId: string
  series: string
  first: number
  last: number
  day: string
}

/** Gaps are looked for in series that sent something within these days. */
const watchedDays = 30
const mostMissing = 20

/** Tills with the kept sales that never came though one behind them did: each is a sale that was lost, or that waits for a person at the till. */
export async function withMissing(tx: Tx, devices: readonly Omit<Device, 'missing'>[]): Promise<Device[]> {
  const rows = devices.length
    ? await tx.query<MissingRow>(missingSql, [tx.storeId, devices.map(({ id }) => id), watchedDays])
    : []
  const ofDevice = Map.groupBy(rows, row => row.deviceId)
  return devices.map(device => ({
    ...device,
    missing: (ofDevice.get(device.id) ?? [])
      .flatMap(({ series, first, last, day }) =>
        Array.from({ length: Math.min(last - first + 1, mostMissing) }, (_, at) => ({
          series,
          sequence: first + at,
          day,
          sentence: `${device.name} thiếu hóa đơn thứ ${first + at} của ngày ${formatDate(day)}`,
        })),
      )
      .slice(0, mostMissing),
  }))
}

const missingSql = `
  with own as materialized (
    select distinct device_id, series from bill
    where store_id = $1 and device_id = any($2::uuid[]) and series is not null and arrived_at > now() - make_interval(days => $3)
  ), came as (
    select o.device_id, o.series, b.sequence, b.business_day as day from own o join bill b on b.store_id = $1 and b.series = o.series
    union all
    select o.device_id, o.series, r.sequence, r.business_day from own o join sale_return r on r.store_id = $1 and r.series = o.series
  ), gaps as (
    select device_id, series, day, sequence - 1 as last, coalesce(lag(sequence) over (partition by series order by sequence), 0) + 1 as first from came
  )
  select device_id, series, first, last, day from gaps where first <= last order by day desc, series, first limit 200`

/** What the database keeps of a till's secret: 32 random bytes need no salt and no slow hash. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The till that a browser's token names, when its secret is the right one; retired ones too. */
export async function findByToken(
  tx: Tx,
  token: string,
): Promise<
  Pick<Device, 'id' | 'branchId' | 'name' | 'prefix' | 'paper' | 'print' | 'isActive' | 'lastSeenAt'> | undefined
> {
  const [id, secret = ''] = token.split('.')
  const [found] = await tx.query<Omit<Device, 'missing'>>(
    `select ${deviceColumns} ${fromDevices} where d.store_id = $1 and d.id = $2 and d.secret_hash = $3`,
    [tx.storeId, id, hashOfSecret(secret)],
  )
  return found
}

/** Throws, beside the field, for the name of a till in use, or a prefix that was ever given. Case does not count. */
export async function refuseTakenDevice(
  tx: Tx,
  id: string,
  { name, prefix }: { name?: string | undefined; prefix?: string | undefined },
): Promise<void> {
  const [taken] = await tx.query<{ name: string; byPrefix: boolean }>(
    `select name, prefix = $4 as by_prefix from device where store_id = $1 and id <> $2
       and (prefix = $4 or (is_active and name_key(name) = name_key($3))) limit 1`,
    [tx.storeId, id, name ?? null, prefix ?? null],
  )
  if (taken?.byPrefix) throw refuseField('device-prefix-taken', 'prefix', { prefix: prefix!, name: taken.name })
  if (taken) throw refuseField('device-name-taken', 'name', { name: name! })
}

/** A till as the log shows it. */
export const describeDevice = ({ name, prefix, paper, print, branchName, isActive }: Omit<Device, 'version'>) => ({
  name,
  prefix,
  paper,
  printRoad: print?.road ?? null,
  printPrinter: print?.printerId ?? null,
  branch: branchName,
  isActive: isActive === 1,
})
