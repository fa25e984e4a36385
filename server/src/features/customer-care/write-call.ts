import type { callRoutes } from '@quay/contract/customer-care/routes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { visibleCustomer } from '../customer/visible-customers.ts'

type CallBody = z.output<(typeof callRoutes)['write']['body']>

/** Writes what came of a call; of two people who call at once the later one's word stands. Throws `not-found` and `call-until-past`. */
export async function writeCall(tx: Tx, actor: Actor, id: string, body: CallBody): Promise<{ id: string }> {
  const [line] = await tx.query<Called>(lineSql, [tx.storeId, id])
  const [called = line] = line ? [] : await tx.query<Called>(visitSql, [tx.storeId, id])
  if (!called || !actor.branchIds.includes(called.branchId)) throw new DomainError('not-found')
  const until = body.result === 'SNOOZED' ? body.until : null
  const { today } = await readBranchDay(tx, called.branchId)
  if (until !== null && until <= today) throw refuseField('call-until-past', 'until')
  await tx.query(line ? upsertSql : upsertVisitSql, [
    tx.storeId,
    newId(),
    id,
    body.result,
    until,
    body.note || null,
    tx.now,
    actor.employeeId,
    actor.fullName,
  ])
  await tx.audit('customer.call', { kind: 'bill', id, code: called.billCode, branchId: called.branchId }, undefined, {
    customer: called.customerName,
    ...(called.productName && { product: called.productName }),
    ...(called.revisitOn && { revisitOn: called.revisitOn }),
    result: words[body.result],
    until,
    note: body.note || null,
  })
  return { id }
}

type BirthdayBody = z.output<(typeof callRoutes)['writeBirthday']['body']>

/** Writes what came of a call about a birthday; of two the later one's word stands. Throws `not-found`. */
export async function writeBirthdayCall(tx: Tx, actor: Actor, id: string, body: BirthdayBody): Promise<{ id: string }> {
  const { on, result } = body
  const note = body.note || null
  const [customer] = await tx.query<{ code: string; name: string }>(
    `select code, name from customer c where store_id = $1 and id = $2 and merged_into is null
       and to_char($4::date, 'MMDD') in (to_char(birthday, 'MMDD'), case to_char(birthday, 'MMDD') when '0229' then '0301' end)
       and ${visibleCustomer('c', '$1', '$3')} for share`,
    [tx.storeId, id, actor.branchIds, on],
  )
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id })
  await tx.query(upsertBirthdaySql, [
    tx.storeId,
    newId(),
    id,
    on,
    result,
    note,
    tx.now,
    actor.employeeId,
    actor.fullName,
  ])
  await tx.audit('customer.call', { kind: 'customer', id, code: customer.code }, undefined, {
    customer: customer.name,
    birthdayOn: on,
    result: words[result],
    note,
  })
  return { id }
}

interface Called {
  customerName: string | null
  branchId: string
  billCode: string
  /** Of a line whose medicine runs out. */
  productName: string | null
  /** Of a bill after which the customer comes again. */
  revisitOn: string | null
}

const lineSql = `
  select b.customer_name, i.product_name, b.branch_id, b.code as bill_code, null::date as revisit_on
  from bill_item i join bill b on b.store_id = $1 and b.id = i.bill_id and b.customer_id is not null
  where i.store_id = $1 and i.id = $2 and i.days_of_supply is not null`

const visitSql = `
  select customer_name, null::text as product_name, branch_id, code as bill_code, revisit_on from bill
  where store_id = $1 and id = $2 and customer_id is not null and revisit_on is not null`

const words = { DONE: 'Đã gọi', COMING: 'Sẽ đến', NO_ANSWER: 'Không nghe máy', SNOOZED: 'Gọi lại sau' }

const upsertSql = `
  insert into customer_call (store_id, id, bill_item_id, result, until, note, called_at, called_by, called_by_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict on constraint customer_call_once_a_line do update set result = excluded.result, until = excluded.until,
    note = excluded.note, called_at = excluded.called_at, called_by = excluded.called_by, called_by_name = excluded.called_by_name`

const upsertVisitSql = `
  insert into customer_call (store_id, id, bill_id, result, until, note, called_at, called_by, called_by_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict on constraint customer_call_once_a_visit do update set result = excluded.result, until = excluded.until,
    note = excluded.note, called_at = excluded.called_at, called_by = excluded.called_by, called_by_name = excluded.called_by_name`

const upsertBirthdaySql = `
  insert into customer_call (store_id, id, customer_id, birthday_on, result, note, called_at, called_by, called_by_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict on constraint customer_call_once_a_birthday do update set result = excluded.result,
    note = excluded.note, called_at = excluded.called_at, called_by = excluded.called_by, called_by_name = excluded.called_by_name`
