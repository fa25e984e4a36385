import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { countLine, countOn, openCheck } from '../../../test/count-shop.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { keptTill, kindsOf, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { receive } from '../../../test/receive.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let deviceId: string
let till: ReturnType<typeof keptTill>
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
  const device = await registerTill(owner)
  deviceId = device.id
  till = keptTill(owner, device.token)
})
afterAll(async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const rows = (text: string, values: unknown[] = []) =>
  inStore(shop, owner.profile.store.id, query => query(text, [owner.profile.store.id, ...values]))
const shelfOf = async ({ id }: Shelved, by = owner) => {
  const [stock] = (await by.get(`stock?productId=${id}`)).data.items
  return [stock.onHand, stock.value]
}
/** The one flag of a kept sale: its kind and sentence. */
async function onlyFlag(sale: Json, by = owner): Promise<[string, string]> {
  const [result] = await till.send([sale], by)
  expect(result).toMatchObject({ kind: 'saved' })
  expect(kindsOf(result)).toHaveLength(1)
  return [result.flags[0].kind, result.flags[0].sentence]
}

describe('goods', () => {
  it('that are not there are owed on the lot of the paper, and the next import settles them', async () => {
    const goods = await shelve(shop, owner, [{ number: 'A', quantity: 4, value: 2_000, expiryDate: '2030-01-01' }])
    const [kind, sentence] = await onlyFlag(till.sale([{ goods, quantity: 10 }], { offline: { soldAt: ago(60) } }))
    expect(kind).toBe('stock-owed')
    expect(sentence).toMatch(/^Thiếu 6 viên .* khi nhận đơn OFF-\w+ bán lúc \d\d:\d\d ngày .*\. Hàng đã giao khách\.$/)
    expect((await shelfOf(goods))[0]).toBe(-6)
    const bought = await receive(
      owner,
      [
        {
          productId: goods.id,
          unitId: goods.units.Viên!,
          quantity: 20,
          price: 500,
          lots: [{ lotNumber: 'A', expiryDate: '2030-01-01', quantity: 20 }],
        },
      ],
      { kind: 'OPENING' },
    )
    expect(bought.status).toBe(201)
    expect((await shelfOf(goods))[0]).toBe(14)
  })

  it('come from another lot where the one of the paper is used up', async () => {
    const goods = await shelve(shop, owner, [
      { number: 'A', quantity: 2, value: 1_000, expiryDate: '2030-01-01' },
      { number: 'B', quantity: 50, value: 25_000, expiryDate: '2031-01-01' },
    ])
    const sale = till.sale([{ goods, quantity: 5, lots: [[0, 5]] }])
    expect(await onlyFlag(sale)).toEqual(['lot-replaced', 'Giấy ghi lô A, sổ kho trừ lô B vì A đã hết.'])
    const { data } = await owner.get(`bill/${sale.id}`)
    expect(data.items[0].lots.map(({ lotNumber, quantity }: Json) => [lotNumber, quantity])).toEqual([
      ['A', 2],
      ['B', 3],
    ])
    // A recall of either finds the customer.
    for (const lot of goods.lots) {
      expect((await owner.get(`bill?lotId=${lot}`)).data.items).toHaveLength(1)
      expect((await owner.get(`lot/${lot}/recall`)).data.sales).toHaveLength(1)
    }
  })

  it.each([
    ['recalled', 'lot-recalled', /^Lô L bị thu hồi lúc .*, đơn bán lúc .* khi quầy chưa biết\.$/],
    ['held', 'lot-held', /^Lô L bị tạm giữ lúc .*, đơn bán lúc .* khi quầy chưa biết\.$/],
  ])('of a lot that was %s meanwhile left with the customer', async (state, kind, words) => {
    const goods = await shelve(shop, owner, [{ number: 'L', quantity: 10, value: 5_000 }])
    expect((await owner.patch(`lot/${goods.lots[0]}`, { version: 1, state, reason: 'Thông báo' })).status).toBe(200)
    const [found, sentence] = await onlyFlag(till.sale([{ goods }]))
    expect([found, sentence]).toEqual([kind, expect.stringMatching(words)])
    expect(sentence).not.toContain('không rõ')
    expect((await shelfOf(goods))[0]).toBe(9)
  })

  it('of a lot that had expired are told with both days', async () => {
    const goods = await shelve(shop, owner, [{ number: 'L', quantity: 10, value: 5_000, expiryDate: '2026-01-31' }])
    const [kind, sentence] = await onlyFlag(till.sale([{ goods }]))
    expect([kind, sentence]).toEqual([
      'lot-expired',
      expect.stringMatching(/^Lô L hết hạn 31\/01\/2026, đơn bán ngày /),
    ])
  })

  it('that were stopped, merged or deleted are sold all the same', async () => {
    const stopped = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    await rows('update product set is_active = false where store_id = $1 and id = $2', [stopped.id])
    expect(await onlyFlag(till.sale([{ goods: stopped }]))).toEqual([
      'product-gone',
      expect.stringContaining('ngưng kinh doanh lúc'),
    ])
    const gone = { ...(await shelve(shop, owner, [])), name: 'Dầu gió' }
    const deleted = till.sale([{ goods: gone, said: [] }])
    await rows('delete from product_stock where store_id = $1 and product_id = $2', [gone.id])
    await rows('delete from product_unit where store_id = $1 and product_id = $2', [gone.id])
    await rows('delete from product where store_id = $1 and id = $2', [gone.id])
    const [result] = await till.send([deleted])
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['product-gone', 'stock-owed']))
    expect((await owner.get(`bill/${deleted.id}`)).data.items[0].productName).toBe('Dầu gió')
  })

  it('that a completed check counted after the sale are added back to it, and a draft check is right by itself', async () => {
    const counted = await shelve(shop, owner, [{ number: 'LO1', quantity: 100, value: 50_000 }])
    const soldAt = ago(30)
    const sale = till.sale([{ goods: counted, quantity: 10 }], { offline: { soldAt } })
    const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [counted.id] })
    await countOn(owner, check.id, [countLine(counted, 'LO1', 90)])
    expect((await owner.post(`inventory-check/${check.id}/complete`, {})).status).toBe(200)
    expect(await shelfOf(counted)).toEqual([90, 45_000])
    const [kind, sentence] = await onlyFlag(sale)
    expect([kind, sentence]).toEqual([
      'counted-since',
      expect.stringMatching(/^KK\d+ đếm .* Sổ kho đã cộng lại 1 vỉ\.$/),
    ])
    // Ninety lie there, and the books say so.
    expect(await shelfOf(counted)).toEqual([90, 45_000])
    const card = (await owner.get(`stock-card?productId=${counted.id}`)).data.items
    expect(card.map(({ kind: of, quantity }: Json) => [of, quantity])).toEqual(
      expect.arrayContaining([
        ['SALE', -10],
        ['CHECK_CORRECTED', 10],
        ['COUNT', -10],
      ]),
    )
    // Undone, the books are those of before the check less the sale.
    expect((await owner.post(`inventory-check/${check.id}/cancel`, { reason: 'Đếm nhầm' })).status).toBe(200)
    expect(await shelfOf(counted)).toEqual([90, 45_000])

    const drafted = await shelve(shop, owner, [{ number: 'LO1', quantity: 100, value: 50_000 }])
    const late = till.sale([{ goods: drafted, quantity: 10 }], { offline: { soldAt: ago(20) } })
    const draft = await openCheck(owner, { kind: 'PRODUCT', productIds: [drafted.id] })
    await countOn(owner, draft.id, [countLine(drafted, 'LO1', 90)])
    expect((await till.send([late]))[0].flags).toEqual([])
    expect((await owner.post(`inventory-check/${draft.id}/complete`, {})).data).toMatchObject({
      matchCount: 1,
      minusCount: 0,
    })
    expect((await shelfOf(drafted))[0]).toBe(90)
  })

  it('that lay on the shelf again when they were counted were counted', async () => {
    const goods = await shelve(shop, owner, [{ number: 'LO1', quantity: 100, value: 50_000 }])
    const voided = { at: ago(20), reason: 'Khách đổi ý' }
    const sale = till.sale([{ goods, quantity: 10 }], { offline: { soldAt: ago(30), voided } })
    const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [goods.id] })
    await countOn(owner, check.id, [countLine(goods, 'LO1', 100)])
    await owner.post(`inventory-check/${check.id}/complete`, {})
    expect((await till.send([sale]))[0]).toMatchObject({ bill: { status: 'CANCELLED' }, flags: [] })
    expect((await shelfOf(goods))[0]).toBe(100)
  })
})

describe('money', () => {
  it('is that of the paper where the price was another one at the moment of the sale', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }], { name: 'Panadol' })
    const sale = till.sale([{ goods, quantity: 2, price: 900 }])
    expect(await onlyFlag(sale)).toEqual([
      'price-differs',
      'Panadol: thu 900đ/viên, giá lúc bán là 1.000đ. Chênh −200đ.',
    ])
    expect((await owner.get(`bill/${sale.id}`)).data).toMatchObject({
      payable: 1_800,
      paid: 1_800,
      items: [{ price: 900, listPrice: 900 }],
    })
  })

  it('is right where the price changed after the sale only', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    const sale = till.sale([{ goods }], { offline: { soldAt: ago(30) } })
    const { data } = await owner.get(`product/${goods.id}`)
    const unit = data.units.find(({ name }: Json) => name === 'Viên')
    const changed = await owner.patch('price', { items: [{ unitId: unit.id, price: 1_500 }] })
    if (changed.status !== 200)
      await rows('update product_unit set price = 1500 where store_id = $1 and id = $2', [unit.id])
    if (changed.status !== 200)
      await rows(
        `insert into price_history (store_id, id, product_id, unit_id, unit_name, price_before, price, source, at, employee_name) values ($1, $2, $3, $4, 'Viên', 1000, 1500, 'price.set', now(), 'An')`,
        [newId(), goods.id, unit.id],
      )
    expect((await till.send([sale]))[0].flags).toEqual([])
  })

  it('that does not add up is booked as it was paid', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    const sale = till.sale([{ goods, quantity: 3 }], {
      expectedPayable: 2_500,
      payments: [{ method: 'CASH', amount: 2_500 }],
    })
    const broken = {
      ...sale,
      offline: { ...sale.offline, lines: sale.offline.lines.map((line: Json) => ({ ...line, net: 1 })) },
    }
    const [kind] = await onlyFlag(broken)
    expect(kind).toBe('sum-differs')
    expect((await owner.get(`bill/${sale.id}`)).data).toMatchObject({ payable: 2_500, paid: 2_500, debt: 0 })
  })

  it('in an account that is not in use any more lies in another one', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    const [gone] = (await rows(
      `insert into cash_account (store_id, id, kind, name, is_active) values ($1, $2, 'BANK', 'ACB', false) returning id`,
      [newId()],
    )) as [Json]
    const sale = till.sale([{ goods }], { payments: [{ method: 'BANK', amount: 1_000, accountId: gone.id }] })
    expect(await onlyFlag(sale)).toEqual(['account-gone', 'Tài khoản ACB đã ngưng, tiền ghi vào tiền mặt.'])
  })

  it('that is owed beyond the limit is owed', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 1_000, value: 500_000 }])
    const lan = await addEmployee(shop, owner)
    const customer = await someCustomer(owner, { name: 'Chị Hoa', debtLimit: 10_000 })
    const sale = till.sale([{ goods, quantity: 50 }], {
      sellerId: lan.profile.id,
      customerId: customer.id,
      payments: [{ method: 'DEBT', amount: 50_000 }],
    })
    expect(await onlyFlag(sale)).toEqual(['over-limit', 'Khách Chị Hoa nợ 50.000đ, hạn mức 10.000đ.'])
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(50_000)
  })
})

describe('rules', () => {
  it('of discounts and typed prices bind the seller, and not who delivers', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const lan = await addEmployee(shop, owner, {
      grants: [{ model: 'sale', action: 'read' }],
      fullName: 'Nguyễn Thị Lan',
    })
    const typed = till.sale([{ goods, price: 500, listPrice: 1_000, source: 'MANUAL', item: { price: 500 } }], {
      sellerId: lan.profile.id,
    })
    expect(await onlyFlag(typed)).toEqual([
      'right-missing',
      'Nguyễn Thị Lan bán đơn này khi chưa có quyền: Bạn không có quyền sửa giá bán.',
    ])
  })

  it('of promotions that were used up, or put away, before the sale came are told with what they had', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    await owner.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })
    const rule = { name: 'Giảm 10 %', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }], maxUses: 1 }
    const { id: discountId } = (await owner.post('discount', rule)).data
    const promoted = () => {
      const sale = till.sale([{ goods, quantity: 2 }], {
        chargedDiscounts: [
          { discountId, amount: 200, times: 1, lines: [{ place: 0, role: 'TARGET', units: 2, amount: 200 }] },
        ],
        payments: [{ method: 'CASH', amount: 1_800 }],
        expectedPayable: 1_800,
      })
      const promotions = [{ discountId, amount: 200 }]
      Object.assign(sale.offline.lines[0]!, { promotionDiscount: 200, net: 1_800, vat: 86, promotions })
      return sale
    }
    // The only use is still there.
    expect((await till.send([promoted()]))[0].flags).toEqual([])
    expect(await onlyFlag(promoted())).toEqual([
      'promotion-overrun',
      'Giảm 10 % đã hết 1 lượt; đơn giảm 200đ như lúc bán.',
    ])
    const { version } = (await owner.get(`discount/${discountId}`)).data
    const put = await owner.patch(`discount/${discountId}`, { version, maxUses: 9, isActive: false })
    expect(put.status).toBe(200)
    expect(await onlyFlag(promoted())).toEqual([
      'promotion-overrun',
      'Giảm 10 % không còn áp dụng; đơn giảm 200đ như lúc bán.',
    ])
  })

  it('of orders, which hand out by the word of the server alone, are told', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    expect(await onlyFlag(till.sale([{ goods }], { orderId: newId() }))).toEqual([
      'rule-broken',
      'Đơn không theo quy định bán: Đơn bán theo đơn đặt hàng khi mất mạng; đơn đặt chưa được trừ hàng và tiền cọc.',
    ])
  })

  it('of prescriptions are told', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }], { name: 'Amoxicillin 500 mg' })
    await rows('update product set is_prescription = true where store_id = $1 and id = $2', [goods.id])
    expect(await onlyFlag(till.sale([{ goods }]))).toEqual([
      'prescription-missing',
      'Amoxicillin 500 mg là thuốc kê đơn, đơn hàng không có mã đơn.',
    ])
  })
})

describe('people and places', () => {
  it('a customer whom the till put down is made, or is the one with that phone', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const fresh = { id: newId(), name: 'Anh Nam', phone: '0912 345 678' }
    const first = till.sale([{ goods }], { customerId: fresh.id, offline: { newCustomer: fresh } })
    expect((await till.send([first]))[0].flags).toEqual([])
    expect((await owner.get(`customer/${fresh.id}`)).data.name).toBe('Anh Nam')
    const same = { id: newId(), name: 'Nam', phone: '+84912345678' }
    const second = till.sale([{ goods }], { customerId: same.id, offline: { newCustomer: same } })
    expect(await onlyFlag(second)).toEqual([
      'customer-known',
      'Số +84912345678 là của Anh Nam. Hóa đơn ghi cho khách này.',
    ])
    expect((await owner.get(`bill/${second.id}`)).data.customerId).toBe(fresh.id)
  })

  it('a day that was closed takes no more: the bill stands on the day of now', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    await rows(`update branch set created_at = now() - interval '40 days' where store_id = $1`)
    const sale = till.sale([{ goods }], { offline: { soldAt: ago(3 * 24 * 60) } })
    await rows(`update branch set days_closed_through = (now() - interval '2 days')::date where store_id = $1`)
    const [kind, sentence] = await onlyFlag(sale)
    expect([kind, sentence]).toEqual(['day-closed', expect.stringMatching(/^Ngày .* đã khóa sổ, hóa đơn vào sổ ngày /)])
    await rows('update branch set days_closed_through = null where store_id = $1')
  })

  it('a shift that was closed keeps what was counted, and its sum rises', async () => {
    await turnSwitch(owner, 'useShifts', true)
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const opened = await owner.post('shift', { id: newId(), openingFloat: 100_000 })
    expect(opened.status).toBe(201)
    const { id } = opened.data
    const counted = await owner.post(`shift/${id}/count`, { notes: [{ value: 100_000, quantity: 1 }] })
    await owner.post(`shift/${id}/close`, { countId: counted.data.counts.at(-1).id, taken: 0 })
    const sale = till.sale([{ goods }], { offline: { shiftId: id } })
    expect(await onlyFlag(sale)).toEqual([
      'shift-closed',
      `Ca của ${owner.profile.fullName} đã chốt; tiền mặt tăng 1.000đ.`,
    ])
    expect((await owner.get(`shift/${id}`)).data.lateCount).toBe(1)
    // Change that the customer left lay in the drawer too when it was counted.
    const drawer = async () =>
      (await owner.get('cash-account')).data.find((one: { kind: string }) => one.kind === 'CASH').balance
    const before = await drawer()
    const customer = await someCustomer(owner)
    const payments = [{ method: 'CASH', amount: 25_000 }]
    const leaves = { customerId: customer.id, payments, keepsChange: true, offline: { shiftId: id } }
    expect(await onlyFlag(till.sale([{ goods }], leaves))).toEqual([
      'shift-closed',
      `Ca của ${owner.profile.fullName} đã chốt; tiền mặt tăng 25.000đ.`,
    ])
    expect(await drawer()).toBe(before)
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(-24_000)
  })

  it('a seller who left, or who was only named, is told', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const lan = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
    const claimed = till.sale([{ goods }], { sellerId: lan.profile.id, offline: { sellerIsClaimed: true } })
    expect(await onlyFlag(claimed)).toEqual(['seller-claimed', 'Nguyễn Thị Lan chưa xác nhận 1 đơn.'])
    await rows('update employee set is_active = false where store_id = $1 and id = $2', [lan.profile.id])
    const [kind] = await onlyFlag(till.sale([{ goods }], { sellerId: lan.profile.id }))
    expect(kind).toBe('seller-inactive')
  })

  it('a clock that is ahead, or lost its battery, refuses nothing', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const ahead = till.sale([{ goods }], { offline: { soldAt: ago(-180) } })
    const [kind, sentence] = await onlyFlag(ahead)
    expect([kind, sentence]).toEqual(['clock-doubtful', expect.stringMatching(/lệch 3 giờ\. Giờ bán ước tính /)])
    const dead = till.sale([{ goods, quantity: 2 }], { offline: { soldAt: '2020-01-01T00:00:00.000Z' } })
    expect((await onlyFlag(dead))[0]).toBe('clock-doubtful')
    expect(Date.parse((await owner.get(`bill/${dead.id}`)).data.soldAt)).toBeGreaterThan(Date.now() - 3_600_000)
    const doubted = till.sale([{ goods, quantity: 3 }], {
      offline: { clock: { offsetMs: 0, sinceContactMs: 1, isDoubtful: true } },
    })
    expect((await onlyFlag(doubted))[0]).toBe('clock-doubtful')
  })

  it('a sale gets the time that the till corrected, when its clock was set while it was closed', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const clock = { offsetMs: 0, sinceContactMs: 60_000, isDoubtful: false, isRestarted: true }
    const set = till.sale([{ goods }], {
      offline: { soldAt: ago(30 + 180), clock: { ...clock, wrongMs: -3 * 3_600_000 } },
    })
    const [kind, sentence] = await onlyFlag(set)
    expect([kind, sentence]).toEqual(['clock-doubtful', expect.stringMatching(/lệch 3 giờ\. Giờ bán ước tính /)])
    const soldAt = Date.parse((await owner.get(`bill/${set.id}`)).data.soldAt)
    expect(Math.abs(soldAt - Date.parse(ago(30)))).toBeLessThan(60_000)
    // Half a minute is what any clock is off by.
    const near = till.sale([{ goods, quantity: 2 }], { offline: { clock: { ...clock, wrongMs: 30_000 } } })
    expect(await till.send([near])).toMatchObject([{ kind: 'saved', flags: [] }])
  })

  it('a till that was retired, or was in contact, is told; two sales alike too', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    await rows(
      `update device set contact_from = now() - interval '2 hours', last_contact_at = now() - interval '1 minute' where store_id = $1`,
    )
    const [kind, sentence] = await onlyFlag(till.sale([{ goods }], { offline: { soldAt: ago(45) } }))
    expect([kind, sentence]).toEqual([
      'was-online',
      expect.stringMatching(/^Quầy \d+ có liên lạc lúc .* nhưng đơn .* ghi là mất mạng\.$/),
    ])
    await rows('update device set is_active = false, contact_from = now() where store_id = $1 and id = $2', [deviceId])
    expect((await onlyFlag(till.sale([{ goods, quantity: 2 }])))[0]).toBe('till-retired')
    await rows('update device set is_active = true where store_id = $1 and id = $2', [deviceId])
    const soldAt = ago(5)
    const twins = [
      till.sale([{ goods, quantity: 3 }], { offline: { soldAt } }),
      till.sale([{ goods, quantity: 3 }], { offline: { soldAt: new Date(Date.parse(soldAt) + 7_000).toISOString() } }),
    ]
    const [first, second] = await till.send(twins)
    expect([first.flags, kindsOf(second)]).toEqual([[], ['twin-suspected']])
    expect(second.flags[0].sentence).toBe(`Hai đơn giống nhau cách 7 giây: ${second.bill.code} và ${first.bill.code}.`)
  })

  it('a number that never came is told at its till', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const [one, _lost, three] = [till.sale([{ goods }]), till.sale([{ goods }]), till.sale([{ goods }])]
    await till.send([three, one])
    const device = (await owner.get('device')).data.find(({ id }: Json) => id === deviceId)
    expect(device.missing).toMatchObject([
      { sequence: 2, sentence: expect.stringMatching(/^Quầy \d+ thiếu hóa đơn thứ 2 của ngày /) },
    ])
    await till.send([_lost])
    expect((await owner.get('device')).data.find(({ id }: Json) => id === deviceId).missing).toEqual([])
  })
})

describe('the list of what has to be looked at', () => {
  it('is counted, filtered and settled by who may change the document', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const sale = till.sale([{ goods, price: 900 }])
    await till.send([sale, till.sale([{ goods, quantity: 200 }])])
    expect((await owner.get('document-flag/count')).data).toMatchObject({ open: 2, documents: 2 })
    const { data } = await owner.get('document-flag?kind=price-differs')
    expect(data.items).toMatchObject([
      { kind: 'price-differs', documentId: sale.id, localNumber: sale.offline.localNumber, maySettle: true },
    ])
    expect((await owner.get(`document-flag?keyword=${sale.offline.localNumber}`)).data.totalItem).toBe(1)
    expect((await owner.get('bill?offline=flagged')).data.totalItem).toBe(2)
    const [flag] = data.items
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'bill', action: 'read' },
        { model: 'return', action: 'update' },
      ],
    })
    expect((await clerk.post(`document-flag/${flag.id}/settle`, { action: 'accept' })).body.error).toBe('forbidden')
    expect((await owner.post(`document-flag/${flag.id}/settle`, { action: 'dance' })).body.error).toBe(
      'flag-action-unknown',
    )
    const settled = await owner.post(`document-flag/${flag.id}/settle`, { action: 'remind', note: 'Đã nhắc' })
    expect(settled.data).toMatchObject({ how: 'remind', note: 'Đã nhắc', settledByName: owner.profile.fullName })
    expect((await owner.post(`document-flag/${flag.id}/settle`, { action: 'remind' })).body.error).toBe('flag-settled')
    expect((await owner.get('document-flag/count')).data.open).toBe(1)
    expect((await owner.get(`bill/${sale.id}`)).data.flags).toMatchObject([{ how: 'remind' }])
    const stranger = await shop.registerStore()
    expect((await stranger.post(`document-flag/${flag.id}/settle`, { action: 'remind' })).body.error).toBe('not-found')
  })
})
