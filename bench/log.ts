import { makePartitions } from '@quay/server/db/migration/partitions'
import type pg from 'pg'
import { basket, openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

const months = 24
/** Of the log's rows, how many stand in one store. The others are many. */
const shareOfOne = 0.8
const otherStores = 20

/** The user log at ten million rows over two years: every way to look for something, and what its indexes cost a sale. */
export async function measureLog(server: ShopServer, { rows = 10_000_000 } = {}) {
  const shop = await openShop(server, 8)
  const others: Shop[] = []
  for (let i = 0; i < otherStores; i++) others.push(await openShop(server, 1))
  const sale = await sellWithAndWithout(server, shop)
  const began = performance.now()
  const mine = Math.round(rows * shareOfOne)
  const each = Math.round((rows - mine) / otherStores)
  await growLogs(server.owner, [{ shop, count: mine }, ...others.map(other => ({ shop: other, count: each }))])
  await makePartitions(server.owner)
  await server.owner.query('vacuum analyze user_log')
  const seconds = round((performance.now() - began) / 1000)
  const [size] = (
    await server.owner.query<{ partitions: number; gigabytes: number }>(
      `select count(*)::int as partitions, round(sum(pg_total_relation_size(i.inhrelid)) / 1e9, 2)::float as gigabytes
       from pg_inherits i where i.inhparent = 'user_log'::regclass`,
    )
  ).rows
  return {
    rows,
    inOneStore: mine,
    ...size,
    grownInSeconds: seconds,
    milliseconds: await askLog(server, { ...shop, token: await signIn(server, shop) }),
    sale,
  }
}

/** Growing takes longer than an access token lives. */
async function signIn(server: ShopServer, { username, password }: Shop): Promise<string> {
  const reply = await server.request('POST', 'auth/login', { username, password })
  if (reply.status !== 200) throw new Error(`auth/login: ${reply.status} ${reply.body}`)
  return JSON.parse(reply.body).data.accessToken
}

/** Every kind of question, each asked many times. */
async function askLog(server: ShopServer, shop: Shop) {
  const get = async (path: string) => {
    const reply = await server.request('GET', path, undefined, shop.token)
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`)
    return JSON.parse(reply.body).data
  }
  const ask = async (path: string, times = 30) => {
    const taken: number[] = []
    await get(path)
    for (let i = 0; i < times; i++) {
      const start = performance.now()
      await get(path)
      taken.push(performance.now() - start)
    }
    return { p50: round(median(taken)), p99: round(percentile(taken, 0.99)) }
  }
  const list = 'user_log?limit=50'
  const day = (ago: number) => new Date(Date.now() + 7 * 3600_000 - ago * 24 * 3600_000).toISOString().slice(0, 10)
  const cursorAt = (ago: number) =>
    Buffer.from(
      JSON.stringify([new Date(Date.now() - ago * 86_400_000).toISOString(), 'ffffffff-ffff-ffff-ffff-ffffffffffff']),
    ).toString('base64url')
  const { someone, leaver, subject } = await peopleOf(server.owner, shop)
  return {
    firstPageWithCount: await ask(list),
    firstPageOfWeek: await ask(`${list}&from=${day(7)}&to=${day(0)}`),
    pageByCursor: await ask(`${list}&cursor=${cursorAt(1)}`),
    pageByCursorTwoYearsDeep: await ask(`${list}&cursor=${cursorAt(690)}`),
    byPerson: await ask(`${list}&employeeId=${someone}`),
    byPersonWhoLeft: await ask(`${list}&employeeId=${leaver}`),
    byFrequentAction: await ask(`${list}&action=bill.create`),
    byRareAction: await ask(`${list}&action=role.update`),
    byArea: await ask(`${list}&area=tax`),
    byPersonAndAction: await ask(`${list}&employeeId=${someone}&action=bill.cancel`),
    byObject: await ask(`${list}&subjectId=${subject}`),
    byCode: await ask(`${list}&keyword=HD000001`),
    byDeviceOfMonth: await ask(`${list}&place=iPhone&from=${day(30)}&to=${day(0)}`),
    byUnknownAddress: await ask(`${list}&place=10.9.9.9`, 10),
    suspiciousMonth: await ask(`user_log/suspicious?from=${day(30)}&to=${day(0)}`, 10),
    suspiciousYear: await ask(`user_log/suspicious?from=${day(365)}&to=${day(0)}`, 5),
  }
}

async function peopleOf(owner: pg.Client, shop: Shop) {
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  const person = async (order: string) =>
    (
      await owner.query<{ id: string }>(
        `select employee_id as id from user_log where store_id = $1 and employee_name like 'Người %' order by employee_name ${order} limit 1`,
        [shop.storeId],
      )
    ).rows[0]!.id
  const [object] = (
    await owner.query<{ id: string }>(
      `select subject_id as id from user_log where store_id = $1 and action = 'bill.create' and subject_id is not null order by at limit 1`,
      [shop.storeId],
    )
  ).rows
  return { someone: await person('desc'), leaver: await person('asc'), subject: object!.id }
}

/** A store and how many rows its log gets. */
type Filling = { shop: Shop; count: number }

/**
 * Fills the logs of stores set-wise, month by month: 40 % sales, 30 % papers, 20 % renewed sessions, the rest of
 * everything; nine people each, of whom the first left after a month. A month is written whole and then attached, as
 * its indexes are built in a fraction of the time that way.
 */
async function growLogs(owner: pg.Client, fillings: readonly Filling[]): Promise<void> {
  await owner.query(
    `create temp table person as select store_id, 'Người ' || n as name, uuidv7() as id, n
     from unnest($1::uuid[]) store_id cross join generate_series(0, 8) n`,
    [fillings.map(({ shop }) => shop.storeId)],
  )
  for (let ago = months - 1; ago >= 0; ago--) {
    const month = new Date()
    const first = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - ago, 1)
    const next = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - ago + 1, 1)
    const days = [first, next].map(at => new Date(at).toISOString()) as [string, string]
    const name = `user_log_${days[0].slice(0, 7).replace('-', '')}`
    const isThere = (await owner.query('select to_regclass($1) as found', [name])).rows[0].found !== null
    if (!isThere) await owner.query(`create table ${name} (like user_log including defaults)`)
    for (const filling of fillings)
      await fillMonth(owner, filling, {
        table: isThere ? 'user_log' : name,
        ago,
        first,
        last: Math.min(next, Date.now()),
      })
    if (!isThere)
      await owner.query(
        `alter table user_log attach partition ${name} for values from ('${days[0]}') to ('${days[1]}')`,
      )
  }
  await owner.query('drop table person')
}

interface MonthOfLog {
  table: string
  /** Months before this one. */
  ago: number
  /** Epoch milliseconds between which the rows lie. */
  first: number
  last: number
}

async function fillMonth(owner: pg.Client, { shop, count }: Filling, { table, ago, first, last }: MonthOfLog) {
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  await owner.query(
    `insert into ${table} (store_id, at, id, employee_id, employee_name, branch_id, action, subject_kind, subject_id, subject_code, before, after,
       session_id, address, request_id, device, amount)
     select $1, made.at, uuidv7(made.at - now()), p.id, p.name, case when kind.n < 70 or kind.n >= 90 then $2::uuid end, kind.action,
       case when kind.n < 70 then 'bill' else 'product' end, uuidv7(made.at - now()), 'HD' || lpad(g::text, 6, '0'),
       case when kind.n >= 90 then '{"price": 12000}'::jsonb end,
       case when kind.n < 40 then '{"payable": 45000, "paid": 45000, "debt": 0, "discountAmount": 0, "itemCount": 3, "customerName": null}'::jsonb
         when kind.n >= 90 then '{"price": 13500}'::jsonb end,
       p.id, '192.168.1.' || 2 + g % 9, substr(md5(g::text), 1, 8), (array['Chrome trên Windows','Chrome trên Android','Safari trên iPhone'])[1 + g % 3],
       case when kind.n < 40 then 45000 end
     from generate_series(1, $3::int) g
     cross join lateral (select to_timestamp(($4::float8 + (g - 1) * ($5::float8 - $4) / $3) / 1000) as at) made
     cross join lateral (select g % 100 as n) part
     cross join lateral (select part.n, case when part.n < 40 then 'bill.create' when part.n < 70 then 'bill.print' when part.n < 90 then 'session.refresh'
       when g % 50000 = 99 then 'role.update' when g % 100000 = 98 then 'tax-data.create'
       else (array['customer.create','inbound.create','voucher.create','bill.cancel','product.update','bill.reprint','session.login','drawer.open','customer.update'])[1 + (g / 100) % 9] end as action) kind
     join person p on p.store_id = $1 and p.n = case when $6 then g % 9 else 1 + g % 8 end`,
    [shop.storeId, shop.branchId, Math.round(count / months), first, last, ago === months - 1],
  )
}

/** Milliseconds of a sale, one after the other, with the index of persons and without it: the only one that a sale pays for. */
async function sellWithAndWithout(server: ShopServer, shop: Shop) {
  const sell = async () => {
    const items = basket(shop).map(({ id, unitId }) => ({ productId: id, unitId, quantity: 1 }))
    const body = { items, payments: [{ method: 'CASH', amount: 1_000_000 }] }
    const reply = await server.request('POST', 'bill', body, shop.token)
    if (reply.status !== 201) throw new Error(`${reply.status} ${reply.body}`)
  }
  const rounds = 6
  const each = 60
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
  const definition = 'create index user_log_by_employee on user_log (store_id, employee_id, at, id)'
  for (let i = 0; i < 20; i++) await sell()
  for (let i = 0; i < rounds; i++) {
    const kind = i % 2 ? 'without' : 'with'
    if (kind === 'without') await server.owner.query('drop index user_log_by_employee')
    for (let j = 0; j < each; j++) {
      const start = performance.now()
      await sell()
      times[kind].push(performance.now() - start)
    }
    if (kind === 'without') await server.owner.query(definition)
  }
  return { withP50: round(median(times.with)), withoutP50: round(median(times.without)) }
}
