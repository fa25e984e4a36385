import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { countLine, countOn, lineOf, openCheck, openSheet, reviewOf, sendLines } from '../../../../test/count-shop.ts'
import { addBranch, addEmployee } from '../../../../test/factories.ts'
import { shelve } from '../../../../test/shelf.ts'
import { shopWithBooks } from '../../../../test/shop-of-file.ts'
import { newId } from '../../../db/new-id.ts'

const shop = await shopWithBooks()
const owner = await shop.registerStore()
let lan: Person
let minh: Person
beforeAll(async () => {
  lan = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
  minh = await addEmployee(shop, owner, { fullName: 'Lê Văn Minh' })
})

const sell = (product: Awaited<ReturnType<typeof shelve>>, quantity: number) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: 1_000 * quantity }],
  })

describe('a check', () => {
  it('is opened with a code of its own, by product, group or the whole branch', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const first = await openCheck(lan)
    expect(first).toMatchObject({ kind: 'BRANCH', status: 'DRAFT', isBlind: true, sheets: [], lineCount: 0 })
    expect(first.code).toMatch(/^KK0000\d\d$/)
    const one = await openCheck(lan, { kind: 'PRODUCT', productIds: [product.id], isBlind: false })
    expect(one).toMatchObject({ productIds: [product.id], isBlind: false })
    const { data: list } = await lan.get('inventory-check?limit=2')
    expect(list.items.map((check: { id: string }) => check.id)).toEqual([one.id, first.id])
  })

  it('of a scope that makes no sense is refused beside the field', async () => {
    const product = await shelve(shop, owner, [{ quantity: 1 }])
    const group = (await owner.post('product-group', { name: 'Thuốc ho' })).data
    for (const [body, path] of [
      [{ kind: 'GROUP' }, 'groupId'],
      [{ kind: 'POSITION' }, 'positionId'],
      [{ kind: 'BRANCH', groupId: group.id }, 'groupId'],
      [{ kind: 'BRANCH', productIds: [product.id] }, 'productIds'],
    ] as const)
      expect(await owner.post('inventory-check', body)).toMatchObject({ status: 422, body: { issues: [{ path }] } })
    expect((await owner.post('inventory-check', { kind: 'GROUP', groupId: newId() })).status).toBe(404)
  })

  it('sent twice is one check, with other content a conflict', async () => {
    const id = newId()
    const body = { id, kind: 'BRANCH', note: 'cuối tháng' }
    const [one, other] = await Promise.all([owner.post('inventory-check', body), owner.post('inventory-check', body)])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(one.data.code).toBe(other.data.code)
    expect(await owner.post('inventory-check', { ...body, note: 'khác' })).toMatchObject({
      status: 409,
      body: { error: 'idempotency-conflict' },
    })
  })
})

describe('counting blind', () => {
  it('tells a counter nothing of the books, on any route of the check; a reviewer sees them', async () => {
    const product = await shelve(shop, owner, [{ quantity: 137 }, { quantity: 0, number: 'HẾT' }])
    const check = await openCheck(lan)
    const goods = async (person: Person) =>
      (await person.get(`inventory-check/${check.id}/goods?limit=2000`)).data.items.find(
        (one: { id: string }) => one.id === product.id,
      )
    expect((await goods(lan)).lots).toEqual([
      { number: 'HẾT', expiryDate: '2030-12-31', state: 'normal' },
      { number: 'LO1', expiryDate: '2030-12-31', state: 'normal' },
    ])
    expect((await goods(owner)).lots[1]).toMatchObject({ number: 'LO1', book: 137, quarantineBook: 0 })
    const sheet = await countOn(lan, check.id, [countLine(product, 'LO1', 100)])
    const answers = await Promise.all([
      lan.get(`inventory-check/${check.id}`),
      lan.get(`count-sheet/${sheet.id}`),
      lan.get(`inventory-check/${check.id}/goods?limit=2000`),
    ])
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/[:,[]137[,}\]]|"book"|"difference"/)
    expect(await lan.get(`inventory-check/${check.id}/review`)).toMatchObject({
      status: 403,
      body: { error: 'forbidden' },
    })
    // Nor do they see what others counted.
    expect((await minh.get(`count-sheet/${sheet.id}`)).status).toBe(404)
    expect((await owner.get(`count-sheet/${sheet.id}`)).data.lines[0]).toMatchObject({ quantity: 100 })
  })

  it('or not: then everybody sees the books and the differences', async () => {
    const product = await shelve(shop, owner, [{ quantity: 42 }])
    const check = await openCheck(lan, { kind: 'PRODUCT', productIds: [product.id], isBlind: false })
    await countOn(lan, check.id, [countLine(product, 'LO1', 40)])
    const review = await reviewOf(lan, check.id)
    expect(lineOf(review, product, 'LO1')).toMatchObject({ counted: 40, book: 42, difference: -2 })
    expect(lineOf(review, product, 'LO1').value).toBeUndefined()
    expect(review.totals.minusValue).toBeUndefined()
  })
})

describe('the list', () => {
  it('finds by product what counted it, and drafts that shall or do', async () => {
    const [product, other] = [
      await shelve(shop, owner, [{ quantity: 42 }]),
      await shelve(shop, owner, [{ quantity: 1 }]),
    ]
    const planned = await openCheck(lan, { kind: 'PRODUCT', productIds: [product.id, other.id] })
    const begun = await openCheck(lan)
    await countOn(lan, begun.id, [countLine(product, 'LO1', 40)])
    const done = await openCheck(lan, { kind: 'PRODUCT', productIds: [product.id, other.id] })
    await countOn(lan, done.id, [countLine(product, 'LO1', 42)])
    expect((await owner.post(`inventory-check/${done.id}/complete`, {})).status).toBe(200)
    const found = async ({ id }: { id: string }) =>
      (await owner.get(`inventory-check?productId=${id}`)).data.items.map((check: { id: string }) => check.id).sort()
    expect(await found(product)).toEqual([planned.id, begun.id, done.id].sort())
    expect(await found(other)).toEqual([planned.id])
  })
})

describe('lines', () => {
  it('are typed in several units at once and kept so', async () => {
    const product = await shelve(shop, owner, [{ quantity: 1_000 }])
    const check = await openCheck(lan)
    const sheet = await openSheet(lan, check.id)
    const parts = [
      { unitId: product.units.Hộp, quantity: 3 },
      { unitId: product.units.Vỉ, quantity: 2 },
      { unitId: product.units.Viên, quantity: 4 },
    ]
    const { data } = await sendLines(lan, sheet.id, [{ ...countLine(product, 'LO1', 0), parts }])
    expect(data.results).toEqual([
      {
        productId: product.id,
        lotNumber: 'LO1',
        bucket: 'sellable',
        revision: 1,
        outcome: 'kept',
        storedRevision: 1,
        message: null,
      },
    ])
    const [line] = (await lan.get(`count-sheet/${sheet.id}`)).data.lines
    expect(line).toMatchObject({ quantity: 324, lotNumber: 'LO1' })
    expect(line.parts.map((part: { unitName: string; quantity: number }) => [part.unitName, part.quantity])).toEqual([
      ['Hộp', 3],
      ['Vỉ', 2],
      ['Viên', 4],
    ])
  })

  it('sent again, late, or out of order are never added and never undo a later one', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan)
    const sheet = await openSheet(lan, check.id)
    const at = (revision: number, quantity: number) => countLine(product, ' lo1 ', quantity, { revision })
    const outcome = async (...lines: object[]) =>
      (await sendLines(lan, sheet.id, lines)).data.results.map((result: { outcome: string }) => result.outcome)
    expect(await outcome(at(1, 3))).toEqual(['kept'])
    expect(await outcome(at(3, 5))).toEqual(['kept'])
    expect(await outcome(at(1, 3), at(2, 4))).toEqual(['older', 'older'])
    // The same again is there; another number of the same revision comes from another device.
    expect(await outcome(at(3, 5))).toEqual(['kept'])
    expect(await outcome(at(3, 9))).toEqual(['older'])
    const copies = await Promise.all(Array.from({ length: 5 }, () => outcome(at(4, 6))))
    expect(copies.flat()).toEqual(copies.map(() => 'kept'))
    expect((await lan.get(`count-sheet/${sheet.id}`)).data.lines).toHaveLength(1)
    expect((await lan.get(`count-sheet/${sheet.id}`)).data.lines[0].quantity).toBe(6)
    expect(await outcome({ ...at(5, 0), isRemoved: true })).toEqual(['kept'])
    expect((await lan.get(`count-sheet/${sheet.id}`)).data).toMatchObject({
      lines: [{ isRemoved: true, revision: 5 }],
      lineCount: 0,
    })
  })

  it('that cannot be taken are answered one by one, the others stay', async () => {
    const pill = await shelve(shop, owner, [{ quantity: 10 }])
    const mask = await shelve(shop, owner, [{ number: '', expiryDate: null, quantity: 5 }], { isLotManaged: false })
    const elsewhere = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(owner)
    const sheet = await openSheet(owner, check.id)
    const { data } = await sendLines(owner, sheet.id, [
      countLine(pill, 'LO1', 10),
      countLine(pill, '', 1),
      countLine(pill, 'LẠ', 2),
      countLine(mask, 'X', 1),
      countLine(mask, '', 5),
      { ...countLine(elsewhere, 'LO1', 1), parts: [{ unitId: elsewhere.units.Hộp, quantity: 999_999_999 }] },
    ])
    expect(data.results.map((result: { outcome: string; message: string | null }) => result.message)).toEqual([
      null,
      `${pill.name} quản lý theo lô: cần số lô.`,
      `Lô LẠ của ${pill.name} chưa có trong sổ: cần hạn dùng.`,
      `${mask.name} không quản lý theo lô.`,
      null,
      `Số lượng của ${elsewhere.name} quá lớn.`,
    ])
    expect((await owner.get(`count-sheet/${sheet.id}`)).data.lineCount).toBe(2)
  })

  it('of other goods are refused where the check is of a group, and join it where it is by product', async () => {
    const [inside, outside] = [
      await shelve(shop, owner, [{ quantity: 4 }]),
      await shelve(shop, owner, [{ quantity: 4 }]),
    ]
    const group = (await owner.post('product-group', { name: 'Vitamin' })).data
    const { version } = (await owner.get(`product/${inside.id}`)).data
    await owner.patch(`product/${inside.id}`, { version, groupId: group.id })
    const ofGroup = await openCheck(owner, { kind: 'GROUP', groupId: group.id })
    expect(ofGroup.scopeName).toBe('Vitamin')
    const sheet = await openSheet(owner, ofGroup.id)
    const { data } = await sendLines(owner, sheet.id, [countLine(inside, 'LO1', 4), countLine(outside, 'LO1', 4)])
    expect(data.results.map((result: { message: string | null }) => result.message)).toEqual([
      null,
      `${outside.name} không thuộc phạm vi của phiếu kiểm này.`,
    ])
    const byProduct = await openCheck(owner, { kind: 'PRODUCT', productIds: [inside.id] })
    await countOn(owner, byProduct.id, [countLine(outside, 'LO1', 4)])
    expect((await owner.get(`inventory-check/${byProduct.id}`)).data.productIds.sort()).toEqual(
      [inside.id, outside.id].sort(),
    )
    expect((await reviewOf(owner, byProduct.id, '&tab=uncounted')).items).toMatchObject([{ productId: inside.id }])
  })

  it('of a phone whose clock is wrong are put right, and never lie in the future', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan)
    const sheet = await openSheet(lan, check.id)
    const hour = 3_600_000
    const clock = new Date(Date.now() - 2 * hour)
    const countedAt = new Date(clock.getTime() - 60_000).toISOString()
    await sendLines(lan, sheet.id, [countLine(product, 'LO1', 10, { countedAt })], clock.toISOString())
    const [line] = (await lan.get(`count-sheet/${sheet.id}`)).data.lines
    expect(Math.abs(Date.now() - 60_000 - Date.parse(line.countedAt))).toBeLessThan(5_000)
    const ahead = new Date(Date.now() + 3_000).toISOString()
    await sendLines(lan, sheet.id, [countLine(product, 'LO1', 9, { countedAt: ahead, revision: 2 })])
    const [later] = (await lan.get(`count-sheet/${sheet.id}`)).data.lines
    expect(Date.parse(later.countedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('belong to their counter, and to a check that is still open', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan)
    const sheet = await openSheet(lan, check.id)
    const line = [countLine(product, 'LO1', 10)]
    expect((await sendLines(minh, sheet.id, line)).status).toBe(404)
    expect((await sendLines(owner, sheet.id, line)).status).toBe(404)
    const unknown = [{ ...countLine(product, 'LO1', 1), productId: newId() }]
    expect(await sendLines(lan, sheet.id, unknown)).toMatchObject({
      status: 404,
      body: { details: { kind: 'product' }, issues: [{ path: 'lines.0.productId' }] },
    })
    await owner.post(`inventory-check/${check.id}/cancel`, { reason: 'Thôi' })
    expect(await sendLines(lan, sheet.id, line)).toMatchObject({ status: 409, body: { error: 'not-a-draft' } })
  })

  it('that were taken are answered as taken once more, although the check has ended since', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const check = await openCheck(lan)
    const sheet = await openSheet(lan, check.id)
    const lines = [countLine(product, 'LO1', 10)]
    // The answer was lost on the way, and the phone sends again after a reviewer completed the check.
    await sendLines(lan, sheet.id, lines)
    expect((await owner.post(`inventory-check/${check.id}/complete`, {})).status).toBe(200)
    const again = await sendLines(lan, sheet.id, lines)
    expect(again).toMatchObject({ status: 200, data: { results: [{ outcome: 'kept', revision: 1 }] } })
    for (const late of [
      [{ ...lines[0]!, revision: 2 }],
      [{ ...lines[0]!, parts: [{ unitId: product.units.Viên, quantity: 9 }] }],
      [...lines, countLine(product, 'LO2', 1)],
    ])
      expect(await sendLines(lan, sheet.id, late)).toMatchObject({ status: 409, body: { error: 'not-a-draft' } })
    expect((await sendLines(minh, sheet.id, lines)).status).toBe(404)
  })
})

describe('several people at once', () => {
  it('add up where they counted the same lot, and are told when it moved between', async () => {
    const product = await shelve(shop, owner, [{ quantity: 30 }])
    const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [product.id] })
    await countOn(lan, check.id, [countLine(product, 'LO1', 10)])
    await sell(product, 2)
    await countOn(minh, check.id, [countLine(product, 'lo1', 18)])
    const line = lineOf(await reviewOf(owner, check.id), product, 'LO1')
    expect(line).toMatchObject({ counted: 28, book: 28, difference: 0, counterNames: 'Nguyễn Thị Lan, Lê Văn Minh' })
    expect(line.remarks[0]).toMatch(/^Trong lúc đếm \(từ .* đến .*\) có bán 2 viên: nên đếm lại để chắc chắn\.$/)
  })

  it('send hundreds of lines at the same moment without losing one', async () => {
    const products: Awaited<ReturnType<typeof shelve>>[] = []
    for (let i = 0; i < 6; i++) products.push(await shelve(shop, owner, [{ quantity: 50 }]))
    const check = await openCheck(owner)
    const people = [lan, minh, owner]
    const sheets = await Promise.all(people.map(person => openSheet(person, check.id)))
    await Promise.all(
      people.flatMap((person, i) =>
        Array.from({ length: 8 }, (_, n) =>
          sendLines(
            person,
            sheets[i].id,
            products.map(product => countLine(product, 'LO1', n + 1, { revision: n + 1 })),
          ),
        ),
      ),
    )
    const review = await reviewOf(owner, check.id)
    for (const product of products) expect(lineOf(review, product, 'LO1')).toMatchObject({ counted: 24, book: 50 })
  })

  it('finish, go on, and throw a sheet away: its lines count no more', async () => {
    const product = await shelve(shop, owner, [{ quantity: 9 }])
    const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [product.id] })
    const sheet = await countOn(lan, check.id, [countLine(product, 'LO1', 5)])
    await countOn(minh, check.id, [countLine(product, 'LO1', 4)])
    const finish = (isFinished: boolean) => lan.post(`count-sheet/${sheet.id}/finish`, { isFinished })
    expect((await finish(true)).data.finishedAt).not.toBeNull()
    expect((await finish(true)).data.finishedAt).not.toBeNull()
    expect((await finish(false)).data.finishedAt).toBeNull()
    expect((await minh.delete(`count-sheet/${sheet.id}`)).status).toBe(404)
    expect((await owner.delete(`count-sheet/${sheet.id}`)).status).toBe(200)
    expect((await owner.delete(`count-sheet/${sheet.id}`)).status).toBe(200)
    expect(await sendLines(lan, sheet.id, [countLine(product, 'LO1', 5, { revision: 2 })])).toMatchObject({
      status: 409,
      body: { error: 'sheet-closed' },
    })
    expect(lineOf(await reviewOf(owner, check.id), product, 'LO1')).toMatchObject({ counted: 4 })
  })
})

describe('whoever', () => {
  it('may only read opens nothing; may only count completes nothing', async () => {
    const product = await shelve(shop, owner, [{ quantity: 3 }])
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'check_inventory', action: 'read' }] })
    expect((await reader.post('inventory-check', { kind: 'BRANCH' })).status).toBe(403)
    const check = await openCheck(lan)
    expect((await reader.get(`inventory-check/${check.id}`)).status).toBe(200)
    expect((await reader.get(`inventory-check/${check.id}/goods`)).status).toBe(403)
    await countOn(lan, check.id, [countLine(product, 'LO1', 3)])
    for (const path of ['complete', 'hold', 'cancel'])
      expect((await lan.post(`inventory-check/${check.id}/${path}`, { reason: 'x', isHeld: true })).status).toBe(403)
    expect((await lan.patch(`inventory-check/${check.id}/line`, { lines: [] })).status).toBe(403)
  })

  it('is of another branch or store finds nothing of it', async () => {
    const check = await openCheck(owner)
    const sheet = await openSheet(owner, check.id)
    const there = await addBranch(shop, owner, `Chi nhánh ${newId().slice(-6)}`)
    const neighbour = await addEmployee(shop, owner, { roleName: 'management', branchIds: [there] })
    const stranger = await shop.registerStore()
    for (const person of [neighbour, stranger])
      for (const path of [
        `inventory-check/${check.id}`,
        `inventory-check/${check.id}/review`,
        `count-sheet/${sheet.id}`,
      ])
        expect((await person.get(path)).status).toBe(404)
  })
})
