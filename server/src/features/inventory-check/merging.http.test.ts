import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import {
  countLine,
  countOn,
  lineOf,
  openCheck,
  openSheet,
  reviewOf,
  sendLines,
  shelfOf,
} from '../../../test/count-shop.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
const owner = await shop.registerStore()
let lan: Person
let minh: Person
beforeAll(async () => {
  lan = await addEmployee(shop, owner, { fullName: 'Nguyễn Thị Lan' })
  minh = await addEmployee(shop, owner, { fullName: 'Lê Văn Minh' })
})

const merge = (person: Person, ...checks: { id: string }[]) =>
  person.post('inventory-check/merge', { checkIds: checks.map(check => check.id) })
const byProduct = (person: Person, ...products: { id: string }[]) =>
  openCheck(person, { kind: 'PRODUCT', productIds: products.map(product => product.id) })
const sell = (product: Awaited<ReturnType<typeof shelve>>, quantity: number) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: 1_000 * quantity }],
  })

describe('merging drafts', () => {
  it('adds up equal lots, keeps the others, and leaves the drafts cancelled with the way to the merged one', async () => {
    const [both, alone] = [
      await shelve(shop, owner, [{ quantity: 100 }]),
      await shelve(shop, owner, [{ quantity: 20 }]),
    ]
    const [one, two] = [await byProduct(lan, both), await byProduct(minh, both, alone)]
    await countOn(lan, one.id, [countLine(both, 'LO1', 60)])
    await countOn(minh, two.id, [countLine(both, 'LO1', 38), countLine(alone, 'LO1', 20)])
    const { data: preview } = await owner.get(`inventory-check/merge?ids=${one.id},${two.id}`)
    expect(preview).toMatchObject({
      kind: 'PRODUCT',
      isBlind: true,
      checks: [
        { code: one.code, lineCount: 1 },
        { code: two.code, lineCount: 2 },
      ],
      openSheetNames: ['Nguyễn Thị Lan', 'Lê Văn Minh'],
      repeatedCount: 1,
      repeated: [{ productName: both.name, counts: [{ code: one.code }, { code: two.code }], isMoved: false }],
    })
    const { status, data: merged } = await merge(owner, one, two)
    expect(status).toBe(201)
    expect(merged).toMatchObject({
      status: 'DRAFT',
      lineCount: 2,
      mergedInto: null,
      mergedFrom: [{ code: one.code }, { code: two.code }],
      sheets: [{ countedInCode: one.code }, { countedInCode: two.code }],
    })
    expect(merged.productIds.toSorted()).toEqual([both.id, alone.id].toSorted())
    for (const source of [one, two])
      expect((await owner.get(`inventory-check/${source.id}`)).data).toMatchObject({
        status: 'CANCELLED',
        cancelReason: `Gộp vào ${merged.code}`,
        mergedInto: { id: merged.id, code: merged.code },
        sheets: [],
      })
    const review = await reviewOf(owner, merged.id)
    expect(lineOf(review, both, 'LO1')).toMatchObject({ counted: 98, book: 100, difference: -2 })
    expect((await owner.post(`inventory-check/${merged.id}/complete`, {})).status).toBe(200)
    expect((await shelfOf(owner, both))[0]).toBe(98)
    expect((await shelfOf(owner, alone))[0]).toBe(20)
  })

  it('asks for another count of a lot that moved between the two', async () => {
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    const [one, two] = [await byProduct(lan, product), await byProduct(minh, product)]
    await countOn(lan, one.id, [countLine(product, 'LO1', 60)])
    expect((await sell(product, 3)).status).toBe(201)
    await countOn(minh, two.id, [countLine(product, 'LO1', 40)])
    const { data: preview } = await owner.get(`inventory-check/merge?ids=${one.id},${two.id}`)
    expect(preview.repeated).toMatchObject([{ isMoved: true }])
    const { data: merged } = await merge(owner, one, two)
    expect(lineOf(await reviewOf(owner, merged.id), product, 'LO1').blocks).toMatchObject([{ why: 'goods-moved' }])
    expect(await owner.post(`inventory-check/${merged.id}/complete`, {})).toMatchObject({
      status: 409,
      body: { error: 'count-not-ready' },
    })
    // Either of the two may count the whole: a shop of two has no third person.
    const recounts = (await lan.get(`inventory-check/${merged.id}/recount`)).data
    expect(recounts).toMatchObject([{ productId: product.id, isOwn: false }])
    await countOn(lan, merged.id, [countLine(product, 'LO1', 97)], { isRecount: true })
    expect((await owner.post(`inventory-check/${merged.id}/complete`, {})).data).toMatchObject({ matchCount: 1 })
  })

  it('lets phones go on: a sheet that is open, one whose check is not known any more, and a merge of a merged one', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }, { quantity: 20, number: 'LO2' }])
    const [one, two, three] = [
      await byProduct(lan, product),
      await byProduct(minh, product),
      await byProduct(lan, product),
    ]
    const sheet = await countOn(lan, one.id, [countLine(product, 'LO1', 9)])
    const { data: merged } = await merge(owner, one, two)
    const { data: last } = await merge(owner, merged, three)
    expect(last.sheets).toMatchObject([{ id: sheet.id, countedInCode: one.code }])
    expect((await sendLines(lan, sheet.id, [countLine(product, 'LO2', 20)])).data.results).toMatchObject([
      { outcome: 'kept' },
    ])
    const late = await openSheet(minh, two.id)
    expect(late.inventoryCheckId).toBe(last.id)
    await sendLines(minh, late.id, [countLine(product, 'LO1', 1)])
    expect((await reviewOf(owner, last.id)).totals).toMatchObject({ matchCount: 2, plusCount: 0, minusCount: 0 })
  })

  it('that ends while a phone opens its sheet sends nobody away', async () => {
    const [one, two] = [await openCheck(lan), await openCheck(minh)]
    // Another transaction has the draft for a moment: the merge waits for it, and the phone behind the merge.
    const [merged, sheet] = await behindLock(shop, owner, `select from inventory_check where id = '${one.id}'`, [
      () => merge(owner, one, two),
      () => openSheet(minh, one.id),
    ])
    expect(sheet.inventoryCheckId).toBe(merged.data.id)
  })

  it('takes decisions along where the lot stands on one check only, and keeps offsets apart', async () => {
    const a = await shelve(shop, owner, [{ quantity: 10 }])
    const b = await shelve(shop, owner, [{ quantity: 10 }])
    const c = await shelve(shop, owner, [{ quantity: 10 }])
    const [one, two] = [await byProduct(lan, a, b), await byProduct(minh, c, b)]
    await countOn(lan, one.id, [countLine(a, 'LO1', 8), countLine(b, 'LO1', 12)])
    await countOn(minh, two.id, [countLine(c, 'LO1', 9), countLine(b, 'LO1', 1)])
    const decide = (check: { id: string }, product: { id: string }, note: string) =>
      owner.patch(`inventory-check/${check.id}/line`, {
        lines: [{ productId: product.id, lotNumber: 'LO1', offsetGroup: 1, note }],
      })
    for (const [check, product, note] of [
      [one, a, 'vỡ'],
      [one, b, 'nhầm'],
      [two, c, 'hỏng'],
    ] as const)
      expect((await decide(check, product!, note)).status).toBe(200)
    const { data: merged } = await merge(owner, one, two)
    const review = await reviewOf(owner, merged.id)
    expect(lineOf(review, a, 'LO1').note).toBe('vỡ')
    expect(lineOf(review, b, 'LO1')).toMatchObject({ note: null, offsetGroup: null })
    expect(lineOf(review, c, 'LO1').note).toBe('hỏng')
    expect(lineOf(review, a, 'LO1').offsetGroup).not.toBe(lineOf(review, c, 'LO1').offsetGroup)
  })

  it('of two groups asks for all goods of both', async () => {
    const [cough, pain] = [
      (await owner.post('product-group', { name: 'Thuốc ho trẻ em' })).data,
      (await owner.post('product-group', { name: 'Giảm đau' })).data,
    ]
    const goods = [await shelve(shop, owner, [{ quantity: 7 }]), await shelve(shop, owner, [{ quantity: 7 }])]
    for (const [place, group] of [cough, pain].entries()) {
      const ids = [goods[place]!.id]
      const moved = await owner.post('product/bulk', { ids, change: { groupId: group.id } })
      expect(moved.status).toBe(200)
    }
    const checks = await Promise.all([cough, pain].map(group => openCheck(lan, { kind: 'GROUP', groupId: group.id })))
    const { data: merged } = await merge(owner, ...checks)
    expect(merged.kind).toBe('PRODUCT')
    expect((await reviewOf(owner, merged.id)).totals).toMatchObject({ lineCount: 0, uncountedCount: 2 })
  })

  it('sent twice is one', async () => {
    const [one, two] = [await openCheck(lan), await openCheck(minh)]
    const body = { id: newId(), checkIds: [one.id, two.id] }
    const replies = await Promise.all([1, 2].map(() => owner.post('inventory-check/merge', body)))
    expect(replies.map(reply => reply.status)).toEqual([201, 201])
    expect(replies[0]!.data.code).toBe(replies[1]!.data.code)
    expect(await owner.post('inventory-check/merge', { ...body, note: 'khác' })).toMatchObject({
      status: 409,
      body: { error: 'idempotency-conflict' },
    })
  })

  it('while somebody sends lines loses none of them', async () => {
    const product = await shelve(shop, owner, [{ quantity: 50 }])
    const [one, two] = [await byProduct(lan, product), await byProduct(minh, product)]
    const sheet = await openSheet(lan, one.id)
    const [{ data: merged }, sent] = await Promise.all([
      merge(owner, one, two),
      sendLines(lan, sheet.id, [countLine(product, 'LO1', 50)]),
    ])
    expect(sent.data.results).toMatchObject([{ outcome: 'kept' }])
    expect(lineOf(await reviewOf(owner, merged.id), product, 'LO1')).toMatchObject({ counted: 50, difference: 0 })
  })
})

describe('is refused', () => {
  it('with fewer than two, with one twice, with a stranger’s, and to whoever only counts', async () => {
    const one = await openCheck(lan)
    const stranger = await shop.registerStore()
    const theirs = await openCheck(stranger)
    expect((await merge(owner, one)).status).toBe(422)
    expect((await merge(owner, one, one)).status).toBe(422)
    expect(await merge(owner, one, theirs)).toMatchObject({ status: 404, body: { issues: [{ path: 'checkIds.1' }] } })
    expect((await merge(lan, one, await openCheck(lan))).status).toBe(403)
    expect((await owner.get(`inventory-check/merge?ids=${one.id},${theirs.id}`)).status).toBe(404)
  })

  it('where one is not a draft, is held, is counted again, or is of another branch', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const one = await openCheck(lan)
    const cancelled = await openCheck(lan)
    await owner.post(`inventory-check/${cancelled.id}/cancel`, { reason: 'nhầm' })
    const held = await openCheck(lan)
    await owner.post(`inventory-check/${held.id}/hold`, { isHeld: true, reason: 'chờ kế toán' })
    const again = await byProduct(lan, product)
    await countOn(lan, again.id, [countLine(product, 'LO1', 5)])
    await openSheet(minh, again.id, { isRecount: true })
    const branchId = await addBranch(shop, owner)
    const { id } = await openCheck(owner, { branchId })
    for (const [other, error] of [
      [cancelled, 'not-a-draft'],
      [held, 'check-held'],
      [again, 'check-recounted'],
      [{ id }, 'check-branch-differs'],
    ] as const)
      expect(await merge(owner, one, other)).toMatchObject({ status: 409, body: { error } })
    expect((await owner.get(`inventory-check/${one.id}`)).data.status).toBe('DRAFT')
  })
})
