import type { ExcelFile } from '@quay/contract/excel/shapes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { hostileWorkbooks } from '../../../test/file/hostile-files.ts'
import { asRecognised, sheet, sheetAnswered, upload } from '../../../test/file/sheet.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'

// Each file is read by a process of its own: a busy machine takes its time to start some hundred of them.
vi.setConfig({ testTimeout: 120_000 })

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const send = async (person: Person, kind: Parameters<typeof upload>[1], content: Buffer): Promise<ExcelFile> => {
  const reply = await upload(person, kind, content)
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return reply.data
}

const kiot =
  'Loại hàng|Nhóm hàng(3 Cấp)|Mã hàng|Mã vạch|Tên hàng|Mã thuốc|Giá bán|Giá vốn|Tồn kho|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Quản lý lô-hạn sử dụng|Lô 1|Hạn sử dụng 1|Tồn 1|Lô 2|Hạn sử dụng 2|Tồn 2'
const kiotRows = [
  [
    'Thuốc',
    'Thuốc>>Giảm đau',
    'K1-H',
    null,
    'Panadol (Hộp)',
    null,
    120_000,
    80_000,
    3,
    'Hộp',
    'K1',
    100,
    1,
    'A1',
    new Date(Date.UTC(2031, 11, 31)),
    2,
    'A2',
    '30/06/2032',
    1,
  ],
  [
    'Thuốc',
    'Thuốc>>Giảm đau',
    'K1',
    8934567890123,
    'Panadol',
    'DQG1',
    1200,
    800.4,
    300,
    'Viên',
    null,
    1,
    1,
    'A1',
    new Date(Date.UTC(2031, 11, 31)),
    200,
    'A2',
    '30/06/2032',
    100,
  ],
  [
    'Hàng hóa',
    'Vật tư',
    'K2',
    null,
    'Bông gạc',
    null,
    '5.000',
    3000,
    7,
    'Gói',
    null,
    1,
    0,
    null,
    null,
    null,
    null,
    null,
    null,
  ],
]

describe('bringing goods in', () => {
  it('takes a file of KiotViet: units, groups, lots, stock at its cost; all of it is in the log and verify is clean', async () => {
    const person = await shop.registerStore()
    const file = await send(person, 'product', await sheet(kiot, ...kiotRows))
    expect(file).toMatchObject({
      layout: 'kiotviet-pharmacy',
      headerRow: 1,
      rowCount: 3,
      isRemembered: false,
      status: 'WAITING',
    })
    const taking = asRecognised(file, { withStock: true })
    const dry = (await person.post(`excel/${file.id}/check`, taking)).data
    expect(dry).toMatchObject({ created: 2, updated: 0, skipped: 0, stocked: 2, errors: 0, warnings: 0, issues: [] })
    expect((await person.get('product')).data.totalItem).toBe(0)

    const run = await person.post(`excel/${file.id}/run`, taking)
    expect(run).toMatchObject({ status: 200, data: { created: 2, stocked: 2, documents: ['PN000001'] } })
    const [gauze, panadol] = (await person.get('product')).data.items
    expect(gauze).toMatchObject({
      code: 'K2',
      name: 'Bông gạc',
      groupName: 'Vật tư',
      stock: 7,
      cost: 3000,
      isLotManaged: false,
      price: 5000,
    })
    expect(panadol).toMatchObject({
      code: 'K1',
      nationalCode: 'DQG1',
      groupName: 'Giảm đau',
      stock: 300,
      cost: 800,
      isLotManaged: true,
      nearestExpiry: '2031-12-31',
      units: [
        { name: 'Viên', ratio: 1, price: 1200, barcodes: ['8934567890123'], isBase: true, isDefaultSale: true },
        { name: 'Hộp', ratio: 100, price: 120_000, isDefaultPurchase: true },
      ],
    })
    expect((await person.get('product?keyword=panadol')).data.totalItem).toBe(1)
    expect((await person.get(`user_log?subjectId=${panadol.id}&action=product.create`)).data.items[0]).toMatchObject({
      after: { name: 'Panadol', code: 'K1' },
    })
    expect((await person.get(`user_log?action=excel.import`)).data.items[0]).toMatchObject({
      after: { created: 2, stocked: 2, documents: 'PN000001' },
    })

    const again = await person.post(`excel/${file.id}/run`, taking)
    expect(again.data).toEqual(run.data)
    expect((await person.post(`excel/${file.id}/check`, taking)).body.error).toBe('excel-finished')
    expect((await person.get(`excel/${file.id}`)).data).toMatchObject({ status: 'DONE', result: { created: 2 } })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('takes nothing of a file with one wrong row, and tells row and column', async () => {
    const person = await shop.registerStore()
    const taken = await someProduct(person, {
      units: [{ name: 'Viên', ratio: 1, price: 1, isBase: true, barcode: '8930000000017' }],
    })
    const file = await send(
      person,
      'product',
      await sheet(
        'Mã hàng|Tên hàng|ĐVT|Giá bán|Mã vạch',
        ['A', 'Hàng A', 'Hộp', 1000, null],
        ['B', null, 'Hộp', 1000, null],
        ['C', 'Hàng C', 'Hộp', 'mười', null],
        ['D', 'Hàng D', 'Hộp', 5, '8930000000017'],
        ['a', 'Hàng A nữa', 'Hộp', 5, null],
      ),
    )
    const taking = asRecognised(file)
    const dry = (await person.post(`excel/${file.id}/check`, taking)).data
    expect(
      dry.issues.map((issue: { row: number; column: string; message: string }) => [
        issue.row,
        issue.column,
        issue.message,
      ]),
    ).toEqual([
      [3, 'Tên hàng', 'Thiếu tên hàng'],
      [4, 'Giá bán', 'Không phải là số'],
      [5, 'Mã vạch', expect.stringContaining(taken.name)],
      [6, 'Mã hàng', 'Mã này đã có ở dòng 2'],
    ])
    const run = await person.post(`excel/${file.id}/run`, taking)
    expect(run).toMatchObject({ status: 422, body: { error: 'excel-has-errors', details: { count: 4, row: 3 } } })
    expect((await person.get('product')).data.totalItem).toBe(1)
    const told = await person.get(`user_log?action=product.create`)
    expect(told.data.totalItem).toBe(1)
  })

  it('leaves or changes what is there, unit by unit, and only what the file says', async () => {
    const person = await shop.registerStore()
    const before = await someProduct(person, {
      code: 'SP9',
      name: 'Cũ',
      registrationNumber: 'VD-1',
      units: [
        { name: 'Viên', ratio: 1, price: 1000, isBase: true, barcode: '893001' },
        { name: 'Hộp', ratio: 10, price: 9000, isBase: false },
      ],
    })
    const content = await sheet('Mã hàng|Tên hàng|Số đăng ký|Chỉ định|ĐVT|Giá bán|Mã vạch|ĐVT 2|Quy đổi 2|Giá bán 2', [
      'sp9',
      'Mới',
      null,
      'Đau đầu;sốt',
      'Viên',
      1100,
      '893002',
      'Vỉ',
      5,
      5200,
    ])
    const skipped = await send(person, 'product', content)
    expect((await person.post(`excel/${skipped.id}/run`, asRecognised(skipped))).data).toMatchObject({
      created: 0,
      updated: 0,
      skipped: 1,
    })
    const file = await send(person, 'product', content)
    expect(file.isRemembered).toBe(true)
    const run = await person.post(`excel/${file.id}/run`, asRecognised(file, { duplicates: 'overwrite' }))
    expect(run.data).toMatchObject({ created: 0, updated: 1, skipped: 0 })
    const after = (await person.get(`product/${before.id}`)).data
    expect(after).toMatchObject({
      code: 'SP9',
      name: 'Mới',
      registrationNumber: 'VD-1',
      symptoms: 'Đau đầu, sốt',
      version: 2,
      units: [
        { id: before.units[0].id, name: 'Viên', price: 1100, barcodes: ['893001', '893002'] },
        { id: before.units[1].id, name: 'Hộp', ratio: 10, price: 9000 },
        { name: 'Vỉ', ratio: 5, price: 5200 },
      ],
    })
    const [logged] = (await person.get(`user_log?subjectId=${before.id}&action=product.update`)).data.items
    expect(Object.keys(logged.after).sort()).toEqual(['name', 'symptoms', 'units'])
    const same = await send(person, 'product', content)
    expect(
      (await person.post(`excel/${same.id}/run`, asRecognised(same, { duplicates: 'overwrite' }))).data,
    ).toMatchObject({ updated: 0, skipped: 1 })
  })

  it('changes prices of listed codes only, with what they were, and refuses codes and units that are not there', async () => {
    const person = await shop.registerStore()
    await someProduct(person, {
      code: 'G1',
      name: 'Hàng một',
      units: [
        { name: 'Viên', ratio: 1, price: 1000, isBase: true },
        { name: 'Hộp', ratio: 10, price: 9500, isBase: false },
      ],
    })
    const file = await send(
      person,
      'price',
      await sheet('Mã hàng|ĐVT|Giá bán', ['G1', 'Viên', 1200], ['g1', 'hộp', '10.500']),
    )
    const dry = (await person.post(`excel/${file.id}/check`, asRecognised(file))).data
    expect(dry).toMatchObject({
      updated: 1,
      prices: [
        { code: 'G1', unit: 'Viên', before: 1000, after: 1200 },
        { unit: 'Hộp', before: 9500, after: 10_500 },
      ],
    })
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ updated: 1 })
    expect((await person.get('product')).data.items[0].units.map((unit: { price: number }) => unit.price)).toEqual([
      1200, 10_500,
    ])
    const wrong = await send(person, 'price', await sheet('Mã hàng|ĐVT|Giá bán', ['G1', 'Thùng', 1], ['G2', 'Viên', 1]))
    const { issues } = (await person.post(`excel/${wrong.id}/check`, asRecognised(wrong))).data
    expect(issues.map((issue: { row: number; message: string }) => [issue.row, issue.message])).toEqual([
      [2, 'Hàng này không có đơn vị Thùng'],
      [3, 'Không có hàng mã G2'],
    ])
  })

  it('opens stock once: what has moved already is told and left alone', async () => {
    const person = await shop.registerStore()
    await someProduct(person, { code: 'T1', isLotManaged: true })
    const content = await sheet(
      'Mã hàng|Giá vốn|Lô|Hạn sử dụng|Tồn kho',
      ['T1', 500, 'L1', '12/2031', 10],
      ['T1', 500, 'L2', '06/2032', 5],
    )
    const file = await send(person, 'stock', content)
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({
      stocked: 1,
      documents: ['PN000001'],
    })
    expect((await person.get('product')).data.items[0]).toMatchObject({
      stock: 15,
      cost: 500,
      nearestExpiry: '2031-12-31',
    })
    const again = await send(person, 'stock', content)
    const dry = (await person.post(`excel/${again.id}/check`, asRecognised(again))).data
    expect(dry).toMatchObject({
      stocked: 0,
      errors: 0,
      warnings: 1,
      issues: [{ level: 'warning', message: expect.stringContaining('kiểm kho') }],
    })
  })

  it('of an expired lot alone brings in goods by lots and nothing to sell', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã hàng|Tên hàng|ĐVT|Giá bán|Giá vốn|Tồn kho|Lô 1|Hạn sử dụng 1|Tồn 1'
    const file = await send(
      person,
      'product',
      await sheet(titles, ['EA', 'Thuốc', 'viên', 1000, 100, 10, 'L1', '01/01/2020', 10]),
    )
    const taking = { ...asRecognised(file), withStock: true }
    const ran = (await person.post(`excel/${file.id}/run`, taking)).data
    expect(ran).toMatchObject({ created: 1, stocked: 0 })
    expect((await person.get('product')).data.items).toMatchObject([{ code: 'EA', stock: 0, isLotManaged: true }])
  })

  it('refuses opening stock in another unit than the base unit', async () => {
    const person = await shop.registerStore()
    await someProduct(person, { code: 'T1', isLotManaged: true })
    const rows = (unit: string) =>
      sheet(
        'Mã hàng|ĐVT|Giá vốn|Lô|Hạn sử dụng|Tồn kho',
        ['T1', 'viên', 500, 'L1', '12/2031', 10],
        ['T1', unit, 500, 'L2', '12/2031', 10],
      )
    const wrong = await send(person, 'stock', await rows('Hộp'))
    const { issues, errors } = (await person.post(`excel/${wrong.id}/check`, asRecognised(wrong))).data
    expect(errors).toBe(1)
    expect(issues).toMatchObject([
      { level: 'error', message: 'Tồn đầu kỳ ghi theo đơn vị cơ bản là Viên, không phải Hộp' },
    ])
    const right = await send(person, 'stock', await rows('Viên'))
    expect((await person.post(`excel/${right.id}/run`, asRecognised(right))).data).toMatchObject({ stocked: 1 })
  })

  it('tells row by row which lots another branch has with another expiry, already in the dry run', async () => {
    const person = await shop.registerStore()
    await someProduct(person, { code: 'T1', isLotManaged: true })
    await someProduct(person, { code: 'T2', isLotManaged: true })
    const first = await sheet(
      'Mã hàng|Giá vốn|Lô|Hạn sử dụng|Tồn kho',
      ['T1', 500, 'L1', '12/2031', 10],
      ['T2', 500, 'L2', '12/2031', 10],
    )
    const file = await send(person, 'stock', first)
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).status).toBe(200)
    const other = (await person.post('branch', { name: 'Chi nhánh hai' })).data
    const second = await sheet(
      'Mã hàng|Giá vốn|Lô|Hạn sử dụng|Tồn kho',
      ['T1', 500, 'l1 ', '12/2031', 4],
      ['T2', 500, 'l2', '11/2031', 4],
    )
    const there = await send(person, 'stock', second)
    const dry = await person.post(`excel/${there.id}/check`, { ...asRecognised(there), branchId: other.id })
    expect(dry.data).toMatchObject({
      stocked: 1,
      errors: 1,
      issues: [{ row: 3, level: 'error', message: 'Lô l2 đã có với hạn dùng 31/12/2031, khác hạn vừa nhập.' }],
    })
  })

  it('makes combos of products that come in the same file', async () => {
    const person = await shop.registerStore()
    const file = await send(
      person,
      'product',
      await sheet(
        'Mã hàng|Tên hàng|Loại hàng|ĐVT|Giá bán|Hàng thành phần',
        ['CB', 'Combo cảm', 'Combo - đóng gói', 'Bộ', 30_000, 'P1:2|P2:1'],
        ['P1', 'Hàng P1', 'Hàng hóa', 'Gói', 1, null],
        ['P2', 'Hàng P2', 'Hàng hóa', 'Gói', 1, null],
      ),
    )
    expect((await person.post(`excel/${file.id}/check`, asRecognised(file))).data).toMatchObject({
      created: 3,
      errors: 0,
    })
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ created: 3 })
    const found = (await person.get('product?keyword=combo')).data.items[0]
    expect((await person.get(`product/${found.id}`)).data).toMatchObject({
      type: 3,
      price: 30_000,
      components: [
        { productCode: 'P1', quantity: 2 },
        { productCode: 'P2', quantity: 1 },
      ],
    })
    const lost = await send(
      person,
      'product',
      await sheet('Mã hàng|Tên hàng|Loại hàng|Hàng thành phần', ['CB2', 'Combo', 'Combo', 'KHONGCO:1']),
    )
    expect((await person.post(`excel/${lost.id}/check`, asRecognised(lost))).data.issues).toMatchObject([
      { row: 2, value: 'KHONGCO', level: 'error' },
    ])
  })
})

describe('a file under way', () => {
  const long = (count: number) =>
    Buffer.from(
      ['Mã hàng,Tên hàng,ĐVT', ...Array.from({ length: count }, (_, i) => `D${i},Hàng dài ${i},Gói`)].join('\n'),
    )

  it('says how far it is, to the person who brings it in alone, and stops without a trace', async () => {
    const person = await shop.registerStore()
    const other = await addEmployee(shop, person, { grants: [{ model: 'list_product', action: 'create' }] })
    const file = await send(person, 'product', long(4_000))
    const running = person.post(`excel/${file.id}/run`, asRecognised(file))
    const progress = async () => {
      for (;;) {
        const reply = await person.get(`excel/${file.id}/progress`)
        if (reply.status === 200 && reply.data.done > 400) return reply.data
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
    expect(await progress()).toMatchObject({ total: 4_000, isWriting: true })
    expect((await other.post(`excel/${file.id}/cancel`, {})).status).toBe(404)
    expect((await person.post(`excel/${file.id}/cancel`, {})).data).toEqual({ isCancelled: true })
    expect(await running).toMatchObject({ status: 409, body: { error: 'excel-cancelled' } })
    expect((await person.get('product')).data.totalItem).toBe(0)
    expect((await person.get(`excel/${file.id}`)).data.status).toBe('WAITING')
    expect((await person.get('user_log?action=product.create')).data.totalItem).toBe(0)
    expect((await person.get(`excel/${file.id}/progress`)).status).toBe(404)
  })

  it('is taken over once: copies of the call are refused at once, and later ones get what it did', async () => {
    const person = await shop.registerStore()
    const file = await send(person, 'product', long(300))
    const run = () => person.post(`excel/${file.id}/run`, asRecognised(file))
    const replies = await Promise.all(Array.from({ length: 14 }, run))
    expect(replies.filter(reply => reply.status === 200)).toMatchObject([{ data: { created: 300 } }])
    const refused = replies.filter(reply => reply.status !== 200)
    expect(refused.map(reply => [reply.status, reply.body.error])).toEqual(Array(13).fill([409, 'excel-busy']))
    expect((await run()).data).toMatchObject({ created: 300 })
    expect((await person.get('product')).data.totalItem).toBe(300)
    expect((await person.get('user_log?action=excel.import')).data.totalItem).toBe(1)
  })

  it('waits for no other server that has it', async () => {
    const person = await shop.registerStore()
    const file = await send(person, 'product', long(3))
    await inStore(shop, person.profile.store.id, async query => {
      await query('select from excel_file where id = $1 for update', [file.id])
      expect(await person.post(`excel/${file.id}/run`, asRecognised(file))).toMatchObject({
        status: 409,
        body: { error: 'excel-busy' },
      })
      // Nor is it when the content of old files goes.
      await query(`update excel_file set created_at = created_at - interval '2 days' where id = $1`, [file.id])
      expect((await upload(person, 'product', long(2))).status).toBe(201)
    })
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).status).toBe(200)
  })

  it('of a store with many: some wait, the rest are asked to come again, and another store waits for none', async () => {
    const [person, other] = [await shop.registerStore(), await shop.registerStore()]
    const many = Promise.all(Array.from({ length: 8 }, () => upload(person, 'product', long(2_000))))
    expect((await upload(other, 'product', long(10))).status).toBe(201)
    const refused = (await many).filter(reply => reply.status !== 201)
    expect(refused.map(reply => [reply.status, reply.body.error])).toEqual(Array(4).fill([429, 'files-waiting']))
    expect(refused[0]!.body.message).toContain('tệp chờ đọc')
  })

  it('gives codes to goods that have none, past those that somebody typed', async () => {
    const person = await shop.registerStore()
    const file = await send(
      person,
      'product',
      Buffer.from('Mã hàng,Tên hàng,ĐVT\n,Hàng không mã 1,Gói\nHH000001,Hàng có mã,Gói\n,Hàng không mã 2,Gói\n'),
    )
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ created: 3 })
    const codes = (await person.get('product')).data.items.map((item: { code: string }) => item.code).sort()
    expect(codes).toEqual(['HH000001', 'HH000002', 'HH000003'])
    expect((await someProduct(person)).code).toBe('HH000004')
  })
})

describe('bringing partners in', () => {
  it('takes customers with phones that lost their zero and what they owe, and tells twins', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã khách hàng|Tên khách hàng|Điện thoại|Ngày sinh|Giới tính|Nợ cần thu hiện tại'
    const file = await send(
      person,
      'customer',
      await sheet(
        titles,
        ['C1', 'Lê Thị Mai', 912345678, '28/02/1990', 'Nữ', '1,080,000'],
        [null, 'Trần An', null, null, null, 0],
      ),
    )
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ created: 2 })
    const items = (await person.get('customer')).data.items
    expect(items).toMatchObject([
      {
        code: 'C1',
        name: 'Lê Thị Mai',
        phone: '0912345678',
        birthday: '1990-02-28',
        gender: 'female',
        debt: 1_080_000,
      },
      { code: 'KH000001', name: 'Trần An', phone: null, debt: 0 },
    ])
    expect((await person.get('customer?keyword=0912345678')).data.totalItem).toBe(1)
    const twin = await send(
      person,
      'customer',
      await sheet(
        titles,
        ['C2', 'Mai Lê', '0912 345 678', null, null, null],
        ['C3', 'Hai', '0987654321', null, null, null],
        ['C4', 'Ba', '+84987654321', null, null, null],
      ),
    )
    const { issues } = (await person.post(`excel/${twin.id}/check`, asRecognised(twin))).data
    expect(issues).toMatchObject([
      { row: 2, column: 'Điện thoại' },
      { row: 4, message: 'Số này đã có ở dòng 3' },
    ])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('takes since when they owe and have points, and tells a day that is to come; the file that goes out says the same', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã khách hàng|Tên khách hàng|Nợ cần thu hiện tại|Nợ từ ngày|Điểm hiện tại|Điểm từ ngày'
    const early = await send(
      person,
      'customer',
      await sheet(titles, ['C1', 'Mai', 5_000, '31/12/2099', 7, '31/12/2099']),
    )
    expect((await person.post(`excel/${early.id}/check`, asRecognised(early))).data.issues).toMatchObject([
      { row: 2, column: 'Nợ từ ngày', level: 'error' },
      { row: 2, column: 'Điểm từ ngày', level: 'error' },
    ])
    const file = await send(
      person,
      'customer',
      await sheet(titles, ['C1', 'Mai', 5_000, '31/12/2025', 7, '30/11/2025'], ['C2', 'An', 6_000, null, 8, null]),
    )
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ created: 2 })
    const mai = (await person.get('customer?keyword=C1')).data.items[0]
    expect((await person.get(`point?customerId=${mai.id}`)).data.items).toMatchObject([{ businessDay: '2025-11-30' }])
    const xml = await sheetAnswered(shop, person, 'excel/export', { kind: 'customer' })
    expect(xml).toContain('31/12/2025')
    expect(xml).toContain('30/11/2025')
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('takes Facebook, Zalo, coordinates and days to pay of customers; the file that goes out has them', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã khách hàng|Tên khách hàng|Facebook|Zalo|Tọa độ|Số ngày được nợ'
    const file = await send(
      person,
      'customer',
      await sheet(
        titles,
        ['C1', 'Lê Thị Mai', 'fb.com/mai', '0912000111', '10.7769, 106.7009', 30],
        ['C2', 'Trần An', null, null, 'gần chợ', null],
      ),
    )
    const dry = await person.post(`excel/${file.id}/check`, asRecognised(file))
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).status).toBe(200)
    expect(dry.data.issues).toMatchObject([{ row: 3, column: 'Tọa độ', level: 'warning' }])
    const of = async (code: string) => (await person.get(`customer?keyword=${code}`)).data.items[0]
    const known = { facebook: 'fb.com/mai', zalo: '0912000111', coordinates: '10.7769,106.7009', debtDays: 30 }
    expect(await of('C1')).toMatchObject(known)
    expect(await of('C2')).toMatchObject({ facebook: null, zalo: null, coordinates: null, debtDays: null })
    const [mai] = await rowsOf(await askForFile(shop, person, 'excel/export', { kind: 'customer' }))
    expect(mai).toMatchObject({
      Facebook: 'fb.com/mai',
      Zalo: '0912000111',
      'Tọa độ': '10.7769,106.7009',
      'Số ngày được nợ': 30,
    })
    const again = await send(person, 'customer', await sheet(titles, ['C1', null, null, null, null, 45]))
    await person.post(`excel/${again.id}/run`, asRecognised(again, { duplicates: 'overwrite' }))
    expect(await of('C1')).toMatchObject({ ...known, debtDays: 45 })
    const grants = (['read', 'create', 'update'] as const).map(action => ({ model: 'customer' as const, action }))
    const clerk = await addEmployee(shop, person, { grants })
    const longer = await send(clerk, 'customer', await sheet('Mã khách hàng|Số ngày được nợ', ['C1', 60]))
    const taken = await clerk.post(`excel/${longer.id}/run`, asRecognised(longer, { duplicates: 'overwrite' }))
    expect([taken.status, (await of('C1')).debtDays]).toEqual([403, 45])
  })

  it('takes who cares for customers, and health of those alone who agreed; the file that goes out says the same', async () => {
    const person = await shop.registerStore()
    const nurse = await addEmployee(shop, person)
    const { fullName } = nurse.profile
    const titles =
      'Mã khách hàng|Tên khách hàng|Người chăm sóc|Dị ứng|Bệnh nền|Đồng ý lưu sức khỏe|Thai kỳ|Thai kỳ đến ngày'
    const file = await send(
      person,
      'customer',
      await sheet(
        titles,
        ['C1', 'Mai', fullName.toUpperCase(), 'Penicillin', 'Tăng huyết áp', 1, 'Cho con bú', '31/03/2027'],
        ['C2', 'Lan', 'Không ai', 'Hải sản', null, null, 'x', '31/03/2027'],
      ),
    )
    const asked = asRecognised(file, { duplicates: 'overwrite' })
    const dry = (await person.post(`excel/${file.id}/check`, asked)).data
    expect(dry.issues).toMatchObject([
      { row: 3, column: 'Thai kỳ', value: 'x', level: 'warning' },
      { row: 3, column: 'Người chăm sóc', value: 'Không ai', level: 'warning' },
      { row: 3, column: 'Dị ứng', value: 'Hải sản', level: 'warning' },
      { row: 3, column: 'Thai kỳ đến ngày', level: 'warning' },
    ])
    await person.post(`excel/${file.id}/run`, asked)
    const customers = async () => (await person.get('customer')).data.items
    const [lan, mai] = await customers()
    expect(mai).toMatchObject({ careEmployeeId: nurse.profile.id, allergies: 'Penicillin', hasHealthConsent: true })
    expect(mai).toMatchObject({ pregnancy: 'breastfeeding', pregnancyUntil: '2027-03-31' })
    expect(lan).toMatchObject({ careEmployeeId: null, allergies: null, hasHealthConsent: false, pregnancy: null })
    const xml = await sheetAnswered(shop, person, 'excel/export', { kind: 'customer' })
    for (const word of [fullName, 'Penicillin', 'Tăng huyết áp', 'Cho con bú', '31/03/2027'])
      expect(xml).toContain(word)
    const none = await send(person, 'customer', await sheet(titles, ['C1', null, null, null, null, 0, null, null]))
    const run = await person.post(`excel/${none.id}/run`, asRecognised(none, { duplicates: 'overwrite' }))
    expect(run.data).toMatchObject({ updated: 0, skipped: 1 })
    expect((await customers())[1]).toMatchObject({ allergies: 'Penicillin', hasHealthConsent: true })
  })

  it('opens points once: who gathered some here goes on from them', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã khách hàng|Tên khách hàng|Điểm hiện tại'
    const first = await send(
      person,
      'customer',
      await sheet(titles, ['C1', 'Lê Thị Mai', '1.250'], ['C2', 'Trần An', -5]),
    )
    const run = await person.post(`excel/${first.id}/run`, asRecognised(first))
    expect(run.data).toMatchObject({ created: 2, warnings: 1 })
    const pointsOf = async () =>
      Object.fromEntries(
        (await person.get('customer')).data.items.map((one: { code: string; points: number }) => [
          one.code,
          one.points,
        ]),
      )
    expect(await pointsOf()).toEqual({ C1: 1_250, C2: 0 })
    expect((await person.get('user_log?action=point.open')).data.items).toMatchObject([
      { subjectCode: 'C1', before: { points: 0 }, after: { points: 1_250 } },
    ])
    const again = await send(person, 'customer', await sheet(titles, ['C1', 'Lê Thị Mai', 900], ['C2', 'Trần An', 40]))
    const overwrite = { ...asRecognised(again), duplicates: 'overwrite' }
    const dry = (await person.post(`excel/${again.id}/check`, overwrite)).data
    expect(dry.issues).toMatchObject([{ row: 2, level: 'warning', message: expect.stringContaining('đã có điểm') }])
    expect((await person.post(`excel/${again.id}/run`, overwrite)).status).toBe(200)
    expect(await pointsOf()).toEqual({ C1: 1_250, C2: 40 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('takes suppliers, and changes those of the same code', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã nhà cung cấp|Tên nhà cung cấp|Mã số thuế|Trạng thái'
    const file = await send(
      person,
      'provider',
      await sheet(titles, ['N1', 'Dược Minh Tâm', 312770607, 'Đang hoạt động']),
    )
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ created: 1 })
    expect((await person.get('provider')).data.items[0]).toMatchObject({
      code: 'N1',
      taxCode: '0312770607',
      isActive: 1,
    })
    const change = await send(
      person,
      'provider',
      await sheet(titles, ['n1', 'Dược Minh Tâm 2', null, 'Ngừng hoạt động']),
    )
    expect(
      (await person.post(`excel/${change.id}/run`, asRecognised(change, { duplicates: 'overwrite' }))).data,
    ).toMatchObject({ updated: 1 })
    expect((await person.get('provider')).data.items[0]).toMatchObject({
      name: 'Dược Minh Tâm 2',
      taxCode: '0312770607',
      isActive: 0,
    })
  })

  it('reads groups, companies and states, and tells what it does not know', async () => {
    const person = await shop.registerStore()
    const titles = 'Mã nhà cung cấp|Tên nhà cung cấp|Mã số thuế|Nhóm nhà cung cấp|Công ty|Trạng thái'
    const file = await send(
      person,
      'provider',
      await sheet(
        titles,
        ['N1', 'Dược An', '0100109106001', 'Thuốc', 'Công ty Dược An', 'Tạm ngừng'],
        ['N2', 'Dược Bình', '0100109107', 'thuốc', null, 'chờ duyệt'],
      ),
    )
    const dry = (await person.post(`excel/${file.id}/check`, asRecognised(file))).data
    expect(dry.issues.map((one: { row: number; column: string }) => [one.row, one.column])).toEqual([
      [3, 'Mã số thuế'],
      [3, 'Trạng thái'],
    ])
    await person.post(`excel/${file.id}/run`, asRecognised(file))
    expect((await person.get('provider')).data.items).toMatchObject([
      {
        code: 'N1',
        taxCode: '0100109106-001',
        providerGroupName: 'Thuốc',
        companyName: 'Công ty Dược An',
        isActive: 0,
      },
      { code: 'N2', taxCode: null, providerGroupName: 'Thuốc', isActive: 1 },
    ])
  })
})

describe('files that are none', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'PDF'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'không phải tệp Excel'],
    [
      'a page that calls itself Excel',
      Buffer.from('<html><table><tr><td>Mã hàng</td></tr></table></html>'),
      'trang web',
    ],
    ['half a zip', Buffer.from('PK\u0003\u0004 hỏng'), 'tệp nén'],
    ['an old workbook that is cut', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'tệp hỏng'],
  ])('%s', async (_name, content, words) => {
    const reply = await upload(owner, 'product', content)
    expect(reply).toMatchObject({ status: 422, body: { error: 'excel-unreadable', issues: [{ path: 'content' }] } })
    expect(reply.body.message).toContain(words)
  })

  it('refuses a zip that would burst, by what it says and by what it does', async () => {
    const content = await sheet('Mã hàng|Tên hàng', ['A', 'B'])
    const says = Buffer.from(content)
    const entry = says.indexOf(Buffer.from('504b0102', 'hex'))
    says.writeUInt32LE(900_000_000, entry + 24)
    expect((await upload(owner, 'product', says)).body).toMatchObject({ error: 'excel-unreadable' })
    const hides = Buffer.from(content)
    hides.writeUInt32LE(0, entry + 24)
    expect((await upload(owner, 'product', hides)).body).toMatchObject({ error: 'excel-unreadable' })
  })

  it('refuses a workbook that is made to take long', async () => {
    const content = hostileWorkbooks['cells that are not closed']!(60_000_000)
    expect(content.length).toBeLessThan(200_000)
    expect(await upload(owner, 'product', content)).toMatchObject({ status: 422, body: { error: 'excel-unreadable' } })
  })

  it('wants a row of titles, and reads CSV of Windows and of old fonts', async () => {
    expect((await upload(owner, 'product', Buffer.from('a;b\n1;2\n'))).body).toMatchObject({
      error: 'excel-no-header',
      details: { columns: 'Tên hàng' },
    })
    const person = await shop.registerStore()
    const lines = 'Mã hàng;Tên hàng;ĐVT\nT1;Thuèc gi¶m ®au;Viªn\nT2;B«ng g¹c;Gãi\n'
    const old = Buffer.from(lines.replace('Mã hàng;Tên hàng;ĐVT', 'M· hµng;Tªn hµng;§VT'), 'latin1')
    const file = await send(person, 'product', old)
    expect(file.columns.map(column => [column.field, column.samples[0]])).toEqual([
      ['code', 'T1'],
      ['name', 'Thuốc giảm đau'],
      ['unit', 'Viên'],
    ])
    await person.post(`excel/${file.id}/run`, asRecognised(file))
    expect((await person.get('product')).data.items.map((item: { name: string }) => item.name)).toEqual([
      'Bông gạc',
      'Thuốc giảm đau',
    ])
  })

  it('leaves Unicode titles and cells as they are where one cell is of an old font', async () => {
    const person = await shop.registerStore()
    const rows = ['Thuốc giảm đau', 'Thuèc bæ gan', 'Bông gạc'].map((name, at) => [`M${at}`, name, 'Gói'])
    const file = await send(person, 'product', await sheet('Mã hàng|Tên hàng|ĐVT', ...rows))
    expect(file.columns.map(({ field, title }) => [field, title])).toEqual([
      ['code', 'Mã hàng'],
      ['name', 'Tên hàng'],
      ['unit', 'ĐVT'],
    ])
    expect(file.columns[1]!.samples).toEqual(['Thuốc giảm đau', 'Thuốc bổ gan', 'Bông gạc'])
  })
})

describe('rights', () => {
  it('lets nobody bring in together what they may not add one by one', async () => {
    const content = await sheet('Mã hàng|Tên hàng|ĐVT|Giá bán|Giá vốn|Tồn kho', ['Q1', 'Hàng Q', 'Gói', 1, 1, 1])
    const adder = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'create' }] })
    const file = await send(adder, 'product', content)
    const ask = (others: object) => adder.post(`excel/${file.id}/run`, asRecognised(file, others))
    expect(await ask({ duplicates: 'overwrite' })).toMatchObject({
      status: 403,
      body: { issues: [{ path: 'duplicates' }] },
    })
    expect(await ask({ withStock: true })).toMatchObject({ status: 403, body: { issues: [{ path: 'withStock' }] } })
    expect((await upload(adder, 'customer', content)).status).toBe(403)
    expect((await ask({})).status).toBe(200)
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    expect((await upload(seller, 'product', content)).status).toBe(403)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`excel/${file.id}`)).status).toBe(404)
    expect((await stranger.post(`excel/${file.id}/run`, asRecognised(file))).status).toBe(404)
    expect((await stranger.post(`excel/${file.id}/cancel`, {})).status).toBe(404)
  })

  it('refuses a choice of columns that cannot be', async () => {
    const file = await send(owner, 'product', await sheet('Mã hàng|Tên hàng', ['Z1', 'Z']))
    const choose = (columns: object[]) => owner.post(`excel/${file.id}/check`, { columns, duplicates: 'skip' })
    for (const columns of [
      [{ index: 0, field: 'phone' }],
      [{ index: 7, field: 'code' }],
      [
        { index: 0, field: 'code' },
        { index: 1, field: 'code' },
      ],
      [
        { index: 0, field: 'code' },
        { index: 0, field: 'name' },
      ],
      [{ index: 0, field: 'shortName' }],
    ])
      expect((await choose(columns)).body.error).toBe('excel-columns')
  })
})

describe('taking lists out', () => {
  const xmlOf = (person: Person, path: string, payload?: object) => sheetAnswered(shop, person, path, payload)

  it('gives what the import knows: out, and in again, changes nothing', async () => {
    const person = await shop.registerStore()
    const file = await send(person, 'product', await sheet(kiot, ...kiotRows))
    await person.post(`excel/${file.id}/run`, asRecognised(file, { withStock: true }))
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/mp/api/excel/export',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ kind: 'product' }),
    })
    const back = await send(person, 'product', reply.rawPayload)
    expect(back.layout).toBe('own')
    const dry = (await person.post(`excel/${back.id}/check`, asRecognised(back, { duplicates: 'overwrite' }))).data
    expect(dry).toMatchObject({ created: 0, updated: 0, skipped: 2, errors: 0, warnings: 0 })
    expect((await person.get('user_log?action=excel.export')).data.items[0]).toMatchObject({
      after: { content: 'Hàng hóa', rowCount: 2 },
    })
  })

  it('shows costs and phones to who may see them, and formulas to nobody', async () => {
    const person = await shop.registerStore()
    await someProduct(person, { name: '=HYPERLINK("http://x")' })
    await person.post('customer', { name: 'Mai', phone: '0912345678' })
    expect(await xmlOf(person, 'excel/export', { kind: 'product' })).toContain("'=HYPERLINK")
    expect(await xmlOf(person, 'excel/export', { kind: 'product' })).toContain('Giá vốn')
    expect(await xmlOf(person, 'excel/export', { kind: 'customer' })).toContain('0912345678')
    const grants = [
      { model: 'list_product', action: 'read' },
      { model: 'customer', action: 'read' },
      { model: 'data_export', action: 'create' },
    ] as const
    const clerk = await addEmployee(shop, person, { grants: [...grants] })
    expect(await xmlOf(clerk, 'excel/export', { kind: 'product' })).not.toContain('Giá vốn')
    const customers = await xmlOf(clerk, 'excel/export', { kind: 'customer' })
    expect(customers).not.toContain('0912345678')
    expect(customers).toContain('09••••678')
    expect((await clerk.post('excel/export', { kind: 'provider' })).status).toBe(403)
    const reader = await addEmployee(shop, person, { grants: grants.slice(0, 2) })
    expect((await reader.post('excel/export', { kind: 'product' })).status).toBe(403)
  })

  it('gives templates that it reads itself, and the issues of a dry run', async () => {
    for (const kind of ['product', 'stock', 'price', 'customer', 'provider'] as const)
      expect(await xmlOf(owner, `excel/template?kind=${kind}`)).toContain('Tên')
    const file = await send(owner, 'product', await sheet('Mã hàng|Tên hàng|Giá bán', ['W1', null, 'x']))
    const xml = await xmlOf(owner, `excel/${file.id}/issues`, asRecognised(file))
    expect(xml).toContain('Không phải là số')
  })
})

describe('goods of KiotViet’s pharmacy edition', () => {
  const titles = 'Loại hàng|Mã hàng|Tên hàng|Số đăng ký|Mã thuốc|Hoạt chất|Giá bán|ĐVT|Mã ĐVT Cơ bản|Quy đổi'
  const goods = (code: string, number: string | null, ingredient: string | null) =>
    ['Hàng hóa', code, `Hàng ${code}`, number, null, ingredient, 1000, 'Viên', null, 1] as const

  it('are medicines by their number or ingredient, with the flags of the national list or of the number', async () => {
    const person = await shop.registerStore()
    await shop.database.owner.query(
      `insert into medicine (id, registration_number, name, active_ingredient, is_prescription, control_group, folded, content_hash)
       values (uuidv7(), 'VD-77777-19', 'Thuốc có tên', 'Hoạt chất chỉ kê đơn', true, null, 'thuoc', '\\x00'),
         (uuidv7(), 'VN-66666-18', 'Thuốc hướng thần', 'Chất hướng thần mẫu', true, 'psychotropic', 'thuoc', '\\x00')`,
    )
    const rows = [
      goods('NEW-RX', '893110493025', null),
      goods('NEW-OTC', '893100493025', null),
      goods('LISTED', 'VN-66666-18', null),
      goods('INGREDIENT', null, 'Hoạt chất chỉ kê đơn'),
      goods('SUPPLEMENT', '1234/2024/ĐKSP', 'Vitamin C'),
      goods('PLAIN', null, null),
    ].map(row => [...row])
    const file = await send(person, 'product', await sheet(titles, ...rows))
    expect(file.layout).toBe('kiotviet-pharmacy')
    const dry = (await person.post(`excel/${file.id}/check`, asRecognised(file))).data
    expect(dry).toMatchObject({ created: 6, errors: 0, warnings: 4 })
    expect(dry.issues[0]).toMatchObject({ column: 'Loại hàng', level: 'warning' })
    expect((await person.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ created: 6 })
    const made = await inStore(shop, person.profile.store.id, query =>
      query('select code, type, is_prescription as rx, control_group as "group" from product order by code'),
    )
    expect(made.filter(one => rows.some(row => row[1] === one.code))).toEqual([
      { code: 'INGREDIENT', type: 1, rx: true, group: null },
      { code: 'LISTED', type: 1, rx: true, group: 'psychotropic' },
      { code: 'NEW-OTC', type: 1, rx: false, group: null },
      { code: 'NEW-RX', type: 1, rx: true, group: null },
      { code: 'PLAIN', type: 2, rx: false, group: null },
      { code: 'SUPPLEMENT', type: 2, rx: false, group: null },
    ])
    // Brought in again, plain goods do not turn a medicine into goods.
    const again = await send(person, 'product', await sheet(titles, ...rows))
    expect(
      (await person.post(`excel/${again.id}/check`, asRecognised(again, { duplicates: 'overwrite' }))).data,
    ).toMatchObject({ updated: 0, errors: 0 })
    const units = [{ name: 'Viên', ratio: 1, price: 1, isBase: true }]
    const body = { type: 1, name: 'Thuốc gõ tay', isLotManaged: true, vatRate: 5, units }
    expect((await person.post('product', { ...body, registrationNumber: '893111000124' })).data).toMatchObject({
      isPrescription: true,
      controlGroup: 'narcotic',
    })
  })

  it('become combos as they are, and the dry run knows what the combo’s parts forbid', async () => {
    const person = await shop.registerStore()
    const combos = 'Loại hàng|Mã hàng|Tên hàng|Giá bán|ĐVT|Đang kinh doanh|Hàng thành phần'
    const part = ['Thuốc', 'P1', 'Phần 1', 1000, 'Viên', 1, null]
    const bad = await send(
      person,
      'product',
      await sheet(
        combos,
        part,
        ['Combo - đóng gói', 'C1', 'Combo lặp', 1, 'Gói', 1, 'P1:1|P1:2'],
        ['Combo - đóng gói', 'C2', 'Combo trong combo', 1, 'Gói', 1, 'C1:1'],
        ['Combo - đóng gói', 'C3', 'Combo quá nhiều', 1, 'Gói', 1, 'P1:10000'],
        ['Combo - đóng gói', 'C4', 'Combo không', 1, 'Gói', 1, 'P1:0'],
      ),
    )
    const dry = (await person.post(`excel/${bad.id}/check`, asRecognised(bad))).data
    expect(
      dry.issues.filter((one: { level: string }) => one.level === 'error').map((one: { row: number }) => one.row),
    ).toEqual(expect.arrayContaining([3, 4, 5, 6]))
    expect((await person.post(`excel/${bad.id}/run`, asRecognised(bad))).body.error).toBe('excel-has-errors')
    const good = await send(
      person,
      'product',
      await sheet(combos, part, ['Combo - đóng gói', 'C1', 'Combo nghỉ', 1, 'Gói', 0, 'P1:2']),
    )
    expect((await person.post(`excel/${good.id}/run`, asRecognised(good))).data).toMatchObject({ created: 2 })
    const [combo] = (await person.get('product?keyword=Combo%20nghỉ')).data.items
    expect(combo).toMatchObject({ code: 'C1', isActive: 0 })
  })
})
