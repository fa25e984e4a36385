import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { totalDue } from '../debt/due-documents.ts'
import { lastDayOf, onShelvesSql } from '../lot/near-expiry.ts'
import { readSetting } from '../setting/read-setting.ts'
import { sumDifferences } from '../shift/sum-differences.ts'
import { sellerSeenBy } from './own-sales.ts'

type Morning = Answer<(typeof homeRoutes)['morning']>

const noon = 12

interface DayRow {
  day: string
  netRevenue: number
  billCount: number
}

interface GroupRow {
  groupId: string | null
  name: string | null
  revenue: number
  before: number
}

/**
 * Yesterday in a few figures, against the mean of the last four such weekdays on which anything was sold: net
 * revenue, the group of goods that rose and the one that fell most, and what the counted drawers had too much or too little.
 */
export async function readMorning(tx: Tx, actor: Actor, query: { branchId?: string | undefined }): Promise<Morning> {
  const branchId = branchOf(actor, query.branchId)
  const { today, timeZone } = await readBranchDay(tx, branchId)
  const day = addDays(today, -1)
  const before = [7, 14, 21, 28].map(back => addDays(day, -back))
  const seller = sellerSeenBy(actor)
  const seesShifts = may(actor, { model: 'shift_review', action: 'read' })
  const days = await tx.query<DayRow>(daysSql, [tx.storeId, branchId, [day, ...before], seller])
  const sold = days.find(row => row.day === day)
  const others = days.filter(row => row.day !== day && row.billCount > 0)
  // Groups are compared with the same days as the whole, or a mean of them would not be part of its mean.
  const counted = [day, ...others.map(row => row.day)]
  const isMorning = hourAt(tx.now, timeZone) < noon
  const [groups, shifts, waiting] = await Promise.all([
    others.length === 0 ? [] : tx.query<GroupRow>(groupsSql, [tx.storeId, branchId, day, counted, seller]),
    seesShifts ? sumDifferences(tx, branchId, day) : undefined,
    isMorning ? readWaiting(tx, actor, branchId, today) : {},
  ])
  const mean = (sum: number) => (others.length === 0 ? 0 : Math.round(sum / others.length))
  const changes = groups.map(row => ({ ...row, mean: mean(row.before) }))
  const byChange = changes.toSorted((one, other) => changeOf(other) - changeOf(one))
  return {
    asOf: tx.now.toISOString(),
    isMorning,
    day,
    netRevenue: sold?.netRevenue ?? 0,
    billCount: sold?.billCount ?? 0,
    daysOfMean: others.length,
    meanNetRevenue: mean(others.reduce((sum, { netRevenue }) => sum + netRevenue, 0)),
    best: told(byChange.at(0), change => change > 0),
    worst: told(byChange.at(-1), change => change < 0),
    ...(shifts && { shifts }),
    ...waiting,
  }
}

type Waiting = Pick<Morning, 'customersDue' | 'providersDue' | 'lots'>

/** What the day begins with: debts that are due, lots that expire; what the caller may not see is left out. */
async function readWaiting(tx: Tx, actor: Actor, branchId: string, today: string): Promise<Waiting> {
  const due = async (kind: 'customer' | 'provider') => {
    if (!may(actor, { model: kind, action: 'read' })) return undefined
    const { count, remaining } = await totalDue(tx, actor, kind, { when: 'WEEK' })
    return { count, remaining }
  }
  const [customersDue, providersDue, lots] = await Promise.all([
    due('customer'),
    due('provider'),
    may(actor, { model: 'list_product', action: 'read' }) ? countLots(tx, branchId, today) : undefined,
  ])
  return { ...(customersDue && { customersDue }), ...(providersDue && { providersDue }), ...(lots && { lots }) }
}

async function countLots(tx: Tx, branchId: string, today: string): Promise<NonNullable<Waiting['lots']>> {
  const withinDays = await readSetting(tx, 'nearExpiryDays')
  const [counted] = await tx.query<{ expired: number; expiring: number }>(lotsSql, [
    ...[tx.storeId, branchId, today, lastDayOf(today, withinDays)],
  ])
  return { ...counted!, withinDays }
}

const lotsSql = `
  select count(*) filter (where l.expiry_date < $3) as expired, count(*) as expiring
  from lot l join stock s on s.store_id = l.store_id and s.lot_id = l.id
  where l.store_id = $1 and l.expiry_date <= $4 and s.branch_id = $2 and ${onShelvesSql}`

type Change = GroupRow & { mean: number }

const changeOf = ({ revenue, mean }: Change) => revenue - mean

function told(group: Change | undefined, counts: (change: number) => boolean): Morning['best'] {
  if (!group || !counts(changeOf(group))) return null
  const { groupId, name, revenue, mean } = group
  return { groupId, name: name ?? 'Chưa có nhóm', revenue, mean }
}

const hourAt = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))

const daysSql = `
  select business_day as day, sum(payable - return_net)::bigint as net_revenue, sum(bill_count)::int as bill_count from sale_hour
  where store_id = $1 and branch_id = $2 and business_day = any($3::date[]) and ($4::uuid is null or seller_id = $4)
  group by business_day`

const groupsSql = `
  select p.group_id, g.name, coalesce(sum(m.net) filter (where m.business_day = $3::date), 0)::bigint as revenue,
    coalesce(sum(m.net) filter (where m.business_day <> $3::date), 0)::bigint as before
  from (
    select i.product_id, i.business_day, i.net from bill_item i
    where i.store_id = $1 and i.branch_id = $2 and i.business_day = any($4::date[])
      and ($5::uuid is null or i.seller_id = $5) and not exists (
      select from bill b where b.store_id = $1 and b.id = i.bill_id and b.status = 'CANCELLED')
    union all
    select coalesce(s.product_id, x.product_id), d.business_day, 0 - x.net
    from sale_return d join sale_return_item x on x.store_id = d.store_id and x.sale_return_id = d.id
    left join bill_item s on s.store_id = d.store_id and s.id = x.bill_item_id
    where d.store_id = $1 and d.branch_id = $2 and d.business_day = any($4::date[]) and d.status = 'SUCCEED'
      and ($5::uuid is null or x.seller_id = $5)
  ) m
  join product p on p.store_id = $1 and p.id = m.product_id
  left join product_group g on g.store_id = $1 and g.id = p.group_id
  group by p.group_id, g.name`
