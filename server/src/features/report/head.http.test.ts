import type { ReportArea } from '@quay/contract/report/shapes'
import { controlGroupText } from '@quay/domain/product/control-group'
import { headLines } from '@quay/domain/report/report-head'
import { areaTitles, filterLabels, type View, views } from '@quay/domain/report/views'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { askForFile, headOf, rowsOf } from '../../../test/file/exported.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let known: Record<string, readonly [value: string, word: string]>
let productId: string
beforeAll(async () => {
  owner = await shop.registerStore()
  const lan = await addEmployee(shop, owner, { fullName: 'Lan' })
  const [customer, provider, product] = [await someCustomer(owner), await someProvider(owner), await someProduct(owner)]
  const group = (await owner.post('customer-group', { name: 'Khách quen' })).data
  const goodsGroup = (await owner.post('product-group', { name: 'Thuốc ho' })).data
  const book = (await owner.post('price-book', { name: 'Giá sỉ' })).data
  productId = product.id
  known = {
    sellerId: [lan.profile.id, 'Lan'],
    customerId: [customer.id, customer.name],
    customerGroupId: [group.id, 'Khách quen'],
    productId: [product.id, product.name],
    productGroupId: [goodsGroup.id, 'Thuốc ho'],
    providerId: [provider.id, provider.name],
    supplierId: [provider.id, provider.name],
    priceBookId: [book.id, 'Giá sỉ'],
    goodsType: ['1', 'Thuốc'],
    discounted: ['HAND', 'Có giảm tay'],
    controlGroup: ['psychotropic', controlGroupText.psychotropic],
    channel: ['DELIVERY', 'Giao hàng'],
    method: ['BANK', 'Chuyển khoản'],
    parts: ['COMPONENT', 'Tính theo thành phần'],
    expiry: ['D30', 'Còn đến 30 ngày'],
    rankBy: ['PROFIT', 'Theo lợi nhuận'],
  }
})

const everyView = (Object.entries(views) as [ReportArea, Record<string, View>][]).flatMap(([area, of]) =>
  Object.entries(of).map(([id, view]) => [area, id, view] as const),
)
const period = { from: '2026-10-01', to: '2026-10-31' }
const capital = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`

it.each(everyView)(
  '%s %s: answer and file say store, branch, days, filters and comparison alike',
  async (area, id, view) => {
    const filters = Object.fromEntries(view.filters.map(name => [name, known[name]![0]]))
    const asked = { ...period, view: id, compare: 'PREVIOUS', ...filters }
    const { data, status, body } = await owner.get(`report/${area}?${new URLSearchParams(asked)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(data.head).toMatchObject({
      storeName: owner.profile.store.name,
      branchName: expect.stringMatching(/\S/),
      title: expect.stringContaining(`${areaTitles[area]}: ${view.label.toLowerCase()}`),
      period: '01/10/2026 – 31/10/2026',
      compared: '01/09/2026 – 30/09/2026',
    })
    expect(data.head.filters).toHaveLength(view.filters.length)
    for (const name of view.filters)
      expect(data.head.filters).toContainEqual({ label: capital(filterLabels[name]), value: known[name]![1] })
    const file = await askForFile(shop, owner, `report/${area}/export`, asked)
    expect(file.statusCode).toBe(200)
    expect(await headOf(file)).toEqual(headLines(data.head))
    const { compare: _, ...ofDocuments } = asked
    const documents = await askForFile(shop, owner, `report/${area}/document/export`, ofDocuments)
    expect(documents.statusCode).toBe(200)
    const head = { ...data.head, compared: null, title: `${data.head.title}; chứng từ` }
    expect(await headOf(documents)).toEqual(headLines(head))
  },
)

it.each([
  ['cashbook/flow', 'Dòng tiền'],
  ['business-result/voucher', 'Kết quả theo loại thu chi'],
  ['surcharge/report', 'Các khoản thu khác đã thu'],
  ['discount/report', 'Chi phí khuyến mại'],
  ['discount/use', 'Khuyến mại đã dùng theo ngày'],
  ['debt-report/customer', 'Báo cáo công nợ khách hàng'],
  ['debt-report/provider', 'Báo cáo công nợ nhà cung cấp'],
])('the file of %s says it too', async (path, title) => {
  const file = await askForFile(shop, owner, `${path}/export`, period)
  expect(file.statusCode).toBe(200)
  expect(await headOf(file)).toEqual([
    owner.profile.store.name,
    expect.stringMatching(/^Chi nhánh: \S/),
    title,
    'Kỳ: 01/10/2026 – 31/10/2026',
    'Bộ lọc: không',
  ])
})

it('a file that is compared has the leading figure of before beside it, row by row and in total', async () => {
  const store = await shop.registerStore()
  const goods = await shelve(shop, store, [{ quantity: 1_000 }])
  const sell = async (quantity: number, soldAt?: string) => {
    const bill = await store.post('bill', {
      ...(soldAt && { soldAt }),
      items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }],
      payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    })
    expect(bill.status, JSON.stringify(bill.body)).toBe(201)
    return bill.data
  }
  await sell(6)
  const { latest } = (await store.get('closed-day')).data
  await sell(4, `${latest}T05:00:00.000Z`)
  const asked = { view: 'SALE', compare: 'PREVIOUS' }
  const rows = await rowsOf(await askForFile(shop, store, 'report/product/export', asked))
  const column = Object.keys(rows[0]!).find(name => name.endsWith('kỳ so sánh'))!
  expect(rows.map(row => [row[column], row['Tăng giảm (%)']])).toEqual([
    [4_000, 50],
    [4_000, 50],
  ])
})

it('of several branches it names them, of a row of documents the row', async () => {
  const store = await shop.registerStore()
  for (const name of ['Chi nhánh 2', 'Chi nhánh 3', 'Chi nhánh 4']) await addBranch(shop, store, name)
  const { data } = await store.get('report/sale?branchId=all')
  expect(data.head.branchName).toBe('4 chi nhánh')
  const documents = await askForFile(shop, owner, 'report/product/document/export', {
    view: 'SALE',
    key: productId,
  })
  expect((await headOf(documents)).join()).toContain('Dòng: ')
})
