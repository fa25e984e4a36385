import { describe, expect, it } from 'vitest'
import { billFacts, billInput, item, lan, lot, lots, now, today } from '../../test/bill-factory.ts'
import { pointFacts } from '../../test/point-factory.ts'
import type { BillFacts, BillInput } from './bill-facts.ts'
import { decideBill } from './decide-bill.ts'

function plan(input: BillInput, facts: BillFacts = billFacts()) {
  const decided = decideBill(input, facts)
  if (!decided.ok) throw new Error(`${decided.code} ${JSON.stringify(decided.details)}`)
  return decided.plan
}

describe('a sale', () => {
  const sale = plan(
    billInput([item('paracetamol-hop', 1), item('mask-hop', 2, { discount: { unit: 1, value: 10 } })], {
      customerId: 'lan',
      discount: { unit: 2, value: 8000 },
      payments: [
        { method: 'BANK', amount: 50_000 },
        { method: 'CASH', amount: 60_000 },
        { method: 'BANK', amount: 10_000, accountId: 'tcb' },
      ],
      note: 'Uống sau ăn',
    }),
    billFacts({ customer: lan }),
  )

  it('has a head that adds up', () => {
    expect(sale.bill).toEqual({
      id: 'bill',
      orderId: null,
      revisitOn: null,
      channel: 'COUNTER',
      dueOn: null,
      declined: [],
      branchId: 'branch',
      customerId: 'lan',
      customerCode: 'KH000001',
      customerName: 'Nguyễn Thị Lan',
      customerPhone: '0912345678',
      doctorId: null,
      prescriptionCode: null,
      noPrescriptionReason: null,
      soldAt: now,
      businessDay: today,
      postedDay: today,
      discount: { unit: 2, value: 8000 },
      totalPrice: 125_000,
      promotionDiscount: 0,
      lineDiscount: 7000,
      promotionOrder: 0,
      orderDiscount: 8000,
      pointsUsed: 0,
      pointsAmount: 0,
      pointsBefore: null,
      pointsExpiring: null,
      pointsExpireOn: null,
      pointRule: null,
      pointBase: 0,
      pointsEarned: 0,
      discountAmount: 15_000,
      payable: 110_000,
      surcharges: 0,
      cashRounding: 0,
      depositUsed: 0,
      exchangeUsed: 0,
      paid: 110_000,
      cashTendered: 60_000,
      change: 10_000,
      changeKept: 0,
      debt: 0,
      vat: 6791,
      vatGroups: [
        { rate: 5, net: 51_271, vat: 2441 },
        { rate: 8, net: 58_729, vat: 4350 },
      ],
      cost: 90_001,
      itemCount: 2,
      note: 'Uống sau ăn',
    })
  })

  it('copies onto its lines what the goods are called and cost', () => {
    expect(sale.items[0]).toEqual({
      id: 'line-paracetamol-hop',
      position: 0,
      productId: 'paracetamol',
      productCode: 'HH000001',
      productName: 'Paracetamol 500mg',
      unitId: 'paracetamol-hop',
      unitName: 'Hộp',
      ratio: 100,
      quantity: 1,
      baseQuantity: 100,
      listPrice: 55_000,
      unitPrice: 55_000,
      priceSource: 'UNIT',
      priceBookId: null,
      priceBookName: null,
      priceTierFrom: null,
      postedPrice: null,
      postedReason: null,
      giftDiscountId: null,
      orderItemId: null,
      discount: null,
      gross: 55_000,
      promotionDiscount: 0,
      lineDiscount: 0,
      promotionShare: 0,
      orderShare: 3729,
      pointShare: 0,
      pointBase: 0,
      net: 51_271,
      vatRate: 5,
      vat: 2441,
      cost: 40_001,
      prescribedQuantity: null,
      dispensingReason: null,
      soldBy: null,
      soldByName: null,
      standsFor: null,
      daysOfSupply: null,
      note: null,
    })
    expect(sale.items[1]).toMatchObject({ quantity: 2, lineDiscount: 7000, orderShare: 4271, cost: 50_000 })
  })

  it('takes the lots that expire first and copies their number and expiry', () => {
    expect(sale.itemLots).toEqual([
      {
        itemId: 'line-paracetamol-hop',
        itemIndex: 0,
        productId: 'paracetamol',
        lotId: 'early',
        lotNumber: 'EARLY',
        expiryDate: '2027-01-31',
        quantity: 50,
        value: 20_001,
      },
      {
        itemId: 'line-paracetamol-hop',
        itemIndex: 0,
        productId: 'paracetamol',
        lotId: 'late',
        lotNumber: 'LATE',
        expiryDate: '2028-06-30',
        quantity: 50,
        value: 20_000,
      },
      {
        itemId: 'line-mask-hop',
        itemIndex: 1,
        productId: 'mask',
        lotId: 'implicit',
        lotNumber: '',
        expiryDate: null,
        quantity: 2,
        value: 50_000,
      },
    ])
  })

  it('continues the chain of each product', () => {
    expect(
      sale.stockEntries.map(row => [row.productId, row.lotId, row.quantity, row.value, row.sequence, row.balanceAfter]),
    ).toEqual([
      ['paracetamol', 'early', -50, -20_001, 5, 100],
      ['paracetamol', 'late', -50, -20_000, 6, 50],
      ['mask', 'implicit', -2, -50_000, 2, 38],
    ])
    expect(sale.productChanges).toEqual([
      { productId: 'paracetamol', quantity: -100, entries: 2 },
      { productId: 'mask', quantity: -2, entries: 1 },
    ])
    expect(sale.lotChanges).toContainEqual({ lotId: 'early', productId: 'paracetamol', quantity: -50, value: -20_001 })
  })

  it('puts into the drawer what stays there, and each transfer into its account', () => {
    expect(sale.cashEntries).toEqual([
      { kind: 'SALE', method: 'CASH', accountId: 'till', amount: 50_000, sequence: 9, balanceAfter: 1_050_000 },
      { kind: 'SALE', method: 'BANK', accountId: 'vcb', amount: 50_000, sequence: 3, balanceAfter: 5_050_000 },
      { kind: 'SALE', method: 'BANK', accountId: 'tcb', amount: 10_000, sequence: 1, balanceAfter: 10_000 },
    ])
    expect(sale.payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['CASH', 50_000],
      ['BANK', 50_000],
      ['BANK', 10_000],
    ])
    expect(sale.debtEntry).toBeNull()
  })
})

describe('debt and points', () => {
  it('adds the debt to the customer', () => {
    const sale = plan(
      billInput([item('paracetamol-hop', 1)], {
        customerId: 'lan',
        payments: [
          { method: 'CASH', amount: 5000 },
          { method: 'DEBT', amount: 50_000 },
        ],
      }),
      billFacts({ customer: lan }),
    )
    expect(sale.debtEntry).toEqual({
      kind: 'SALE',
      customerId: 'lan',
      amount: 50_000,
      sequence: 4,
      balanceAfter: 250_000,
    })
    expect(sale.bill).toMatchObject({ paid: 5000, debt: 50_000, change: 0 })
  })

  it('spends points like a discount and earns on what is left to pay', () => {
    const points = pointFacts(60, { dongPerPoint: 100 })
    const sale = plan(
      billInput([item('paracetamol-hop', 1)], { customerId: 'lan', points: 50 }),
      billFacts({ customer: lan, points }),
    )
    expect(sale.bill).toMatchObject({ pointsUsed: 50, pointsAmount: 5000, payable: 50_000, pointsEarned: 5 })
    expect(sale.bill).toMatchObject({ pointsBefore: 60, pointBase: 50_000, pointsExpiring: null })
    const own = { customerId: 'lan', reversesId: null, note: null }
    expect(sale.pointEntries).toEqual([
      {
        ...own,
        kind: 'SPEND',
        amount: -50,
        sequence: 2,
        balanceAfter: 10,
        lot: null,
        allocations: [{ lotId: 'all', amount: 50 }],
      },
      {
        ...own,
        kind: 'EARN',
        amount: 5,
        sequence: 3,
        balanceAfter: 15,
        lot: { points: 5, expiresOn: null },
        allocations: [],
      },
    ])
    expect(sale.pointLotChanges).toEqual([{ lotId: 'all', amount: -50, expiresOn: null }])
  })
})

describe('two lines of one product', () => {
  it('stay two lines and share the lots', () => {
    const sale = plan(billInput([item('paracetamol-vi', 4), item('paracetamol-vien', 20)]))
    expect(sale.itemLots.map(row => [row.itemIndex, row.lotId, row.quantity])).toEqual([
      [0, 'early', 40],
      [1, 'early', 10],
      [1, 'late', 10],
    ])
    expect(sale.stockEntries.map(row => row.balanceAfter)).toEqual([110, 100, 90])
    expect(sale.lotChanges).toEqual([
      { lotId: 'early', productId: 'paracetamol', quantity: -50, value: -20_001 },
      { lotId: 'late', productId: 'paracetamol', quantity: -10, value: -4000 },
    ])
  })

  it('do not take from each other what the cashier chose', () => {
    const chosen = item('paracetamol-vi', 5, { id: 'chosen', lots: [{ lotId: 'early', quantity: 50 }] })
    const sale = plan(billInput([item('paracetamol-vi', 5), chosen]))
    expect(sale.itemLots.map(row => [row.itemId, row.lotId])).toEqual([
      ['line-paracetamol-vi', 'late'],
      ['chosen', 'early'],
    ])
  })
})

it('takes the lots that the cashier chose', () => {
  const sale = plan(
    billInput([
      item('paracetamol-vi', 1, {
        lots: [
          { lotId: 'late', quantity: 7 },
          { lotId: 'early', quantity: 3 },
        ],
      }),
    ]),
  )
  expect(sale.itemLots.map(row => [row.lotId, row.quantity])).toEqual([
    ['early', 3],
    ['late', 7],
  ])
})

it('tells which lots it passed over', () => {
  const shelf = [
    ...lots,
    lot('expired', { expiryDate: '2026-11-20' }),
    lot('held', { state: 'held' }),
    lot('none', { quantity: 0 }),
  ]
  const sale = plan(billInput([item('paracetamol-vien', 1)]), billFacts({ lots: shelf }))
  expect(sale.skippedLots.map(row => [row.itemIndex, row.lotNumber, row.reason])).toEqual([
    [0, 'EXPIRED', 'expired'],
    [0, 'HELD', 'held'],
  ])
})

it('keeps the bill on its own day and the ledger rows on the day they are posted', () => {
  const sale = plan(
    billInput([item('mask-hop', 1)], { soldAt: '2026-11-20T10:00:00.000Z' }),
    billFacts({ soldDay: '2026-11-20' }),
  )
  expect(sale.bill).toMatchObject({ soldAt: '2026-11-20T10:00:00.000Z', businessDay: '2026-11-20', postedDay: today })
})

it('sells for nothing without a payment', () => {
  const sale = plan(billInput([item('mask-hop', 1, { price: 0 })], { payments: [] }))
  expect(sale.bill).toMatchObject({ payable: 0, paid: 0 })
  expect([sale.payments, sale.cashEntries, sale.debtEntry]).toEqual([[], [], null])
  expect(sale.items[0]).toMatchObject({ listPrice: 35_000, unitPrice: 0, priceSource: 'MANUAL', cost: 25_000 })
})

it('is plain data', () => {
  const sale = plan(billInput([item('paracetamol-hop', 1)]))
  expect(JSON.parse(JSON.stringify(sale))).toEqual(sale)
})
