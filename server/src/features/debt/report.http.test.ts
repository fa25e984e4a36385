import { ageDebts, type LedgerRow, type Settled } from '@quay/domain/debt/age-debts'
import { addDays } from '@quay/domain/time/calendar'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

/** Moves what was written today to another day, because no route posts into the past. */
async function moveTo(person: Person, day: string) {
  await inStore(shop, person.profile.store.id, query =>
    query(`update debt_entry set business_day = $2 where store_id = $1 and business_day >= current_date - 1`, [
      person.profile.store.id,
      day,
    ]),
  )
}

interface Row extends LedgerRow {
  partnerId: string
}

const ledgerOf = (person: Person) =>
  inStore(shop, person.profile.store.id, async query => {
    const rows: Row[] = (
      await query(
        `select e.id, e.partner_id as "partnerId", e.business_day as "businessDay", e.sequence, e.amount, e.reverses_id as "reversesId",
           (select b.due_on from bill b where b.id = e.document_id) as "dueOn" from debt_entry e order by e.sequence`,
      )
    ).map(
      (row: Record<string, unknown>) => ({ ...row, sequence: Number(row.sequence), amount: Number(row.amount) }) as Row,
    )
    const settled: Settled[] = (
      await query(
        `select payment_entry_id as "paymentEntryId", debt_entry_id as "debtEntryId", amount from debt_allocation where amount > 0`,
      )
    ).map((row: Record<string, unknown>) => ({ ...row, amount: Number(row.amount) }) as Settled)
    return { rows, settled }
  })

describe('the report of debts', () => {
  it('is on every past day what the ledger held then, partner by partner, and adds up', async () => {
    const owner = await shop.registerStore()
    const people = [
      await someCustomer(owner, { debtDays: 10 }),
      await someCustomer(owner, { debtDays: null }),
      await someCustomer(owner, { debtDays: 45 }),
    ]
    const product = await shelve(shop, owner, [{ quantity: 100_000 }])
    const bills: string[] = []
    const receipts: string[] = []
    const days: string[] = []
    let day = '2026-05-01'
    for (let turn = 0; turn < 24; turn++) {
      const customer = people[turn % 3]!
      const amount = 1_000 * (3 + ((turn * 7) % 11))
      if (turn % 5 === 3 && receipts.length) await owner.post(`voucher/${receipts.pop()}/cancel`, { reason: 'Nhầm' })
      else if (turn % 7 === 6 && bills.length)
        expect((await owner.post(`bill/${bills.shift()}/cancel`, { reason: 'Nhầm', keepPayments: true })).status).toBe(
          200,
        )
      else if (turn % 2) {
        const paid = await owner.post('debt/collect', { customerId: customer.id, amount, method: 'CASH' })
        receipts.push(paid.data.voucherId)
      } else {
        const sold = await owner.post('bill', {
          customerId: customer.id,
          items: [{ productId: product.id, unitId: product.units.Viên, quantity: amount / 1_000 }],
          payments: [{ method: 'DEBT', amount }],
        })
        expect(sold.status).toBe(201)
        bills.push(sold.data.id)
      }
      await moveTo(owner, day)
      days.push(day)
      day = addDays(day, 1 + ((turn * 5) % 13))
    }
    const { rows, settled } = await ledgerOf(owner)
    for (const to of [...days, addDays(day, 20)]) {
      const from = to < '2026-06-01' ? to : '2026-06-01'
      const { data } = await owner.get(`debt-report/customer?from=${from}&to=${to}&limit=200`)
      for (const [place, { id }] of people.entries()) {
        const own = rows.filter(row => row.partnerId === id)
        const { balance, ...ages } = ageDebts(own, settled, to, [10, null, 45][place]!)
        const found = data.items.find((row: { partnerId: string }) => row.partnerId === id)
        if (own.some(row => row.businessDay <= to && row.businessDay >= from) || balance !== 0)
          expect(found, `${to} ${place}`).toMatchObject({ closing: balance, ...ages })
        if (found) expect(found.opening + found.increase - found.decrease).toBe(found.closing)
      }
      const total = (await owner.get(`debt-report/customer/total?from=${from}&to=${to}`)).data
      for (const name of ['opening', 'increase', 'decrease', 'closing', 'overdue', 'credit', 'notDue', 'over90'])
        expect(total[name]).toBe(data.items.reduce((sum: number, row: Record<string, number>) => sum + row[name]!, 0))
    }
    const pages = await owner.get('debt-report/customer?limit=2')
    const next = await owner.get(`debt-report/customer?limit=2&cursor=${pages.data.nextCursor ?? ''}`)
    expect(
      new Set([...pages.data.items, ...next.data.items].map((row: { partnerId: string }) => row.partnerId)).size,
    ).toBe(3)
  })

  it('shows who owes past the day, by the days that each may take, and goes out as a file', async () => {
    const owner = await shop.registerStore()
    const slow = await someProvider(owner, { name: 'Dược Chậm', debtDays: 30 })
    const quick = await someProvider(owner, { name: 'Dược Nhanh' })
    for (const { id } of [slow, quick])
      await owner.post('debt/opening', { partnerKind: 'provider', partnerId: id, amount: 700_000 })
    const now = (await owner.get(`debt/open?partnerKind=provider&partnerId=${quick.id}`)).data[0].businessDay
    await moveTo(owner, addDays(now, -20))
    const list = async (query: string) =>
      (await owner.get(`debt-report/provider?${query}`)).data.items.map((row: { name: string }) => row.name)
    expect(await list('only=OVERDUE')).toEqual(['Dược Nhanh'])
    expect((await list('only=OWING')).toSorted()).toEqual(['Dược Chậm', 'Dược Nhanh'])
    expect(await list('only=CREDIT')).toEqual([])
    expect(await list('keyword=cham')).toEqual(['Dược Chậm'])
    const [late] = (await owner.get('debt-report/provider?only=OVERDUE')).data.items
    expect(late).toMatchObject({
      overdue: 700_000,
      upTo30: 700_000,
      notDue: 0,
      firstDue: addDays(now, -20),
      debtDays: null,
    })
    expect((await owner.get(`debt/open?partnerKind=provider&partnerId=${slow.id}`)).data[0].dueDay).toBe(
      addDays(now, 10),
    )
    const file = await rowsOf(await askForFile(shop, owner, 'debt-report/provider/export', { only: 'OVERDUE' }))
    expect(file).toMatchObject([
      { Tên: 'Dược Nhanh', 'Quá hạn': 700_000, 'Quá hạn 1–30 ngày': 700_000, 'Chưa đến hạn': 0 },
    ])
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'customer', action: 'read' }] })
    expect((await clerk.get('debt-report/provider')).status).toBe(403)
    expect((await clerk.get('debt-report/customer')).status).toBe(200)
  })
})

describe('paying by parts', () => {
  it('settles what is named and keeps the rest, never more than is open of a debt or than is paid', async () => {
    const owner = await shop.registerStore()
    const customer = await someCustomer(owner)
    const product = await shelve(shop, owner, [{ quantity: 1_000 }])
    const sell = (quantity: number) =>
      owner.post('bill', {
        customerId: customer.id,
        items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
        payments: [{ method: 'DEBT', amount: 1_000 * quantity }],
      })
    const codes = [(await sell(50)).data.code, (await sell(30)).data.code]
    const open = async () => (await owner.get(`debt/open?partnerKind=customer&partnerId=${customer.id}`)).data
    const [first, second] = await open()
    const pay = (amount: number, allocations: object[]) =>
      owner.post('debt/collect', { customerId: customer.id, amount, method: 'CASH', allocations })
    expect(await pay(40_000, [{ entryId: second.entryId, amount: 31_000 }])).toMatchObject({
      status: 422,
      body: {
        error: 'allocation-over',
        message: `${codes[1]} chỉ còn nợ 30.000đ.`,
        issues: [{ path: 'allocations.0.amount' }],
      },
    })
    expect(await pay(20_000, [{ entryId: second.entryId, amount: 30_000 }])).toMatchObject({
      status: 422,
      body: { error: 'allocations-above-payment' },
    })
    expect(await pay(20_000, [{ entryId: customer.id, amount: 1 }])).toMatchObject({ status: 404 })
    expect(
      (
        await pay(45_000, [
          { entryId: second.entryId, amount: 30_000 },
          { entryId: first.entryId, amount: 5_000 },
        ])
      ).data.debt,
    ).toBe(35_000)
    expect(await open()).toMatchObject([{ documentCode: codes[0], remaining: 35_000 }])
  })
})

describe('a discount for paying', () => {
  it('is written with the payment, of the same debts, by who may write debts off; cancelled each by itself', async () => {
    const owner = await shop.registerStore()
    const customer = await someCustomer(owner)
    const product = await shelve(shop, owner, [{ quantity: 1_000 }])
    for (const quantity of [50, 30])
      await owner.post('bill', {
        customerId: customer.id,
        items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
        payments: [{ method: 'DEBT', amount: 1_000 * quantity }],
      })
    const open = async () => (await owner.get(`debt/open?partnerKind=customer&partnerId=${customer.id}`)).data
    const [first, second] = await open()
    const paid = {
      customerId: customer.id,
      amount: 28_000,
      method: 'CASH',
      discount: 2_000,
      allocations: [{ entryId: second.entryId, amount: 28_000 }],
      note: 'Trả sớm',
    }
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'customer', action: 'update' }] })
    expect(await clerk.post('debt/collect', paid)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    expect((await owner.post('debt/collect', { ...paid, discount: 52_001 })).body).toMatchObject({
      error: 'debt-discount-over-rest',
      message: 'Trả 28.000đ rồi chỉ còn nợ 52.000đ, chiết khấu không quá số đó.',
      issues: [{ path: 'discount' }],
    })
    const id = newId()
    const collected = await owner.post('debt/collect', { id, ...paid })
    expect(collected.data).toMatchObject({ debt: 50_000 })
    // Sent twice it is one payment and one discount.
    expect((await owner.post('debt/collect', { id, ...paid })).data).toEqual(collected.data)
    expect(await open()).toMatchObject([{ entryId: first.entryId, remaining: 50_000 }])
    const { items } = (await owner.get(`debt?partnerKind=customer&partnerId=${customer.id}`)).data
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'DISCOUNT', amount: -2_000, note: `Chiết khấu của ${collected.data.voucherCode}: Trả sớm` },
      { kind: 'PAYMENT', amount: -28_000 },
    ])
    await owner.post(`debt/adjustment/${items[0].documentId}/cancel`, { reason: 'Nhầm' })
    expect(await open()).toMatchObject([{ remaining: 50_000 }, { entryId: second.entryId, remaining: 2_000 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of a provider is theirs', async () => {
    const owner = await shop.registerStore()
    const provider = await someProvider(owner)
    await owner.post('debt/opening', { partnerKind: 'provider', partnerId: provider.id, amount: 100_000 })
    await owner.patch('setting', { key: 'fundMayBeNegative', value: true, version: 0 })
    const paid = { providerId: provider.id, amount: 98_000, method: 'CASH', discount: 2_000 }
    expect((await owner.patch('inbound/pay-debt', paid)).data).toMatchObject({ debt: 0 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('the reconciliation', () => {
  it('has opening, rows with balances, closing and what is not paid; the file says the same', async () => {
    const owner = await shop.registerStore()
    const provider = await someProvider(owner, { companyName: 'Công ty TNHH Dược An', taxCode: '0312770607-001' })
    await owner.post('debt/opening', { partnerKind: 'provider', partnerId: provider.id, amount: 900_000 })
    const now = (await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).data[0].businessDay
    await moveTo(owner, addDays(now, -40))
    await owner.patch('inbound/pay-debt', { providerId: provider.id, amount: 250_000, method: 'CASH' })
    const ask = { partnerKind: 'provider', partnerId: provider.id, from: addDays(now, -10), to: now }
    const { data } = await owner.get(`debt/reconciliation?${new URLSearchParams(ask)}`)
    expect(data).toMatchObject({
      ...{ name: 'Công ty TNHH Dược An', opening: 900_000, increase: 0, decrease: 250_000, closing: 650_000 },
      rows: [{ kind: 'PAYMENT', decrease: 250_000, balance: 650_000 }],
      unpaid: [{ documentCode: 'Đầu kỳ', amount: 900_000, remaining: 650_000 }],
      isCut: false,
    })
    const file = await rowsOf(await askForFile(shop, owner, 'debt/reconciliation/export', ask))
    expect(file.map(row => [row['Chứng từ'], row['Còn nợ']])).toEqual([
      ['Đầu kỳ', 900_000],
      [data.rows[0].documentCode, 650_000],
      ['Cuối kỳ', 650_000],
      ['Chưa trả: Đầu kỳ', 650_000],
    ])
    const stranger = await shop.registerStore()
    expect((await stranger.get(`debt/reconciliation?${new URLSearchParams(ask)}`)).status).toBe(404)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'customer', action: 'read' }] })
    expect((await clerk.get(`debt/reconciliation?${new URLSearchParams(ask)}`)).status).toBe(403)
  })
})
