import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { inStore, someProduct } from '../../../../test/factories.ts'
import { boxes, receive, unitOf } from '../../../../test/receive.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let product: Json
beforeAll(async () => {
  provider = (await owner.post('provider', { name: 'Dược An Phú', taxCode: '0101243150' })).data
  product = await someProduct(owner)
})

const line = (code: string, name: string) => `<HHDVu><TChat>1</TChat><MHHDVu>${code}</MHHDVu><THHDVu>${name}</THHDVu>
  <DVTinh>Hộp</DVTinh><SLuong>2</SLuong><DGia>30000</DGia><ThTien>60000</ThTien><TSuat>5%</TSuat></HHDVu>`
const xml = (
  number: string,
  ...lines: string[]
) => `<HDon><DLHDon><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TAP</KHHDon>
  <SHDon>${number}</SHDon><NLap>2026-11-20</NLap></TTChung><NDHDon><NBan><Ten>Dược An Phú</Ten><MST>0101243150</MST></NBan>
  <DSHHDVu>${lines.join('')}</DSHHDVu><TToan><TgTCThue>60000</TgTCThue><TgTThue>3000</TgTThue><TgTTTBSo>63000</TgTTTBSo></TToan>
  </NDHDon></DLHDon></HDon>`
const read = (text: string, person = owner) => person.post('inbound/read-invoice', { xml: text })

it('reads an invoice, and knows the goods by what was chosen for their code before', async () => {
  const text = xml('77', line('AP-1', 'Tên riêng của nhà cung cấp'))
  const first = await read(text)
  expect(first).toMatchObject({
    status: 200,
    data: {
      invoice: {
        number: '77',
        series: '1C26TAP',
        date: '2026-11-20',
        goodsAmount: 60_000,
        vatAmount: 3_000,
        total: 63_000,
      },
      provider: { id: provider.id, name: 'Dược An Phú' },
      duplicate: null,
      lines: [{ code: 'AP-1', quantity: 2, price: 30_000, vatRate: 5, matchedBy: null, product: null }],
    },
  })
  const supplierItem = { code: 'AP-1', name: 'Tên riêng của nhà cung cấp', unitName: 'Hộp' }
  const { data } = await receive(owner, [boxes(product, 2, { supplierItem })], {
    providerId: provider.id,
    invoiceNumber: '00000077',
    invoiceSeries: '1c26tap',
  })
  expect(data.items[0].supplierItem).toEqual(supplierItem)
  const nameless = await receive(owner, [boxes(product, 1, { supplierItem: { name: 'Chỉ có tên' } })], {
    providerId: provider.id,
  })
  expect(nameless.data.items[0].supplierItem).toEqual({ code: null, name: 'Chỉ có tên', unitName: null })
  expect((await read(text)).data).toMatchObject({
    duplicate: { code: data.code },
    lines: [
      { matchedBy: 'REMEMBERED', unitId: unitOf(product, 'Hộp'), product: { id: product.id, isLotManaged: true } },
    ],
  })
  // Chosen otherwise later, the last choice holds.
  const other = await someProduct(owner)
  await owner.post('inbound', { status: 'DRAFT', providerId: provider.id, items: [boxes(other, 1, { supplierItem })] })
  expect((await read(text)).data.lines).toMatchObject([{ product: { id: other.id } }])
})

it('knows goods by name and unit, unless two bear it', async () => {
  const named = await someProduct(owner, { name: 'Siro ho Đặc Biệt' })
  const ask = async () => (await read(xml('78', line('S1', 'SIRO HO ĐẶC BIỆT')))).data.lines[0]
  expect(await ask()).toMatchObject({ matchedBy: 'NAME', product: { id: named.id } })
  await someProduct(owner, { name: 'Siro ho đặc biệt' })
  expect(await ask()).toMatchObject({ matchedBy: null, product: null })
})

it('says of another file that it is none, and shows nothing of another store', async () => {
  expect((await read('<html></html>')).body).toMatchObject({
    code: 422,
    error: 'supplier-invoice-unreadable',
    issues: [{ path: 'xml' }],
  })
  const stranger = await shop.registerStore()
  expect((await read(xml('77', line('AP-1', 'x')), stranger)).data).toMatchObject({
    provider: null,
    duplicate: null,
    lines: [{ product: null }],
  })
})

it('matches a long invoice against thousands of goods of one name as fast as against none', async () => {
  const shopOwner = await shop.registerStore()
  const storeId = shopOwner.profile.store.id
  const name = 'Thuốc trùng tên'
  const known = await someProduct(shopOwner, { name: 'Thuốc một mình' })
  const text = xml('91', ...Array.from({ length: 1_000 }, (_, i) => line(`M${i}`, i % 2 ? name : 'Thuốc một mình')))
  const reading = async () => {
    const before = process.cpuUsage()
    const reply = await read(text, shopOwner)
    const { user, system } = process.cpuUsage(before)
    expect(reply.data.lines[0]).toMatchObject({ matchedBy: 'NAME', product: { id: known.id } })
    expect(reply.data.lines[1]).toMatchObject({ matchedBy: null, product: null })
    return user + system
  }
  await reading()
  const without = await reading()
  await inStore(shop, storeId, query =>
    query(
      `with made as (
         insert into product (store_id, id, code, name, type, is_lot_managed, vat_rate, is_active, changed_at)
         select $1, uuidv7(), 'X' || n, $2, 1, true, 5, true, now() from generate_series(1, 5000) n returning id)
       insert into product_unit (store_id, id, product_id, name, ratio, price, is_base, is_default_sale, is_default_purchase, is_sold, position, is_active)
       select $1, uuidv7(), id, 'Hộp', 1, 1000, true, true, true, true, 0, true from made`,
      [storeId, name],
    ),
  )
  // Folding each name for each line took seconds; a busy machine may take some times as long as before.
  expect(await reading()).toBeLessThan(Math.max(without, 100_000) * 10)
})

it('offers the goods with the likest names first, of the own store alone', async () => {
  for (const name of ['Cefixim 200 mg', 'Cefixim 100 mg', 'Bông y tế']) await someProduct(owner, { name })
  const like = async (person: Person) =>
    (await person.get(`inbound/like-goods?name=${encodeURIComponent('CEFIXIM 200MG (h/10)')}`)).data.map(
      (goods: Json) => goods.name,
    )
  expect(await like(owner)).toEqual(['Cefixim 200 mg', 'Cefixim 100 mg'])
  expect(await like(await shop.registerStore())).toEqual([])
})
