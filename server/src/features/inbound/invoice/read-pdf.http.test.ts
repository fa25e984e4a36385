import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { someProduct } from '../../../../test/factories.ts'
import { pdfOfForms } from '../../../../test/file/hostile-files.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'
import { askApart } from '../../../apart/ask-apart.ts'
import { invoiceLimits } from './read-invoice-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
beforeAll(async () => {
  await owner.post('provider', { name: 'Dược An Phú', taxCode: '0101243150' })
})

const invoice = (name: string) => readFile(new URL(`../../../../test/invoices/${name}.pdf`, import.meta.url))
const send = (bytes: Buffer) => owner.post('inbound/read-invoice-pdf', { content: bytes.toString('base64') })

it('reads the table that is printed: lots and expiries, names over several lines, what comes for nothing', async () => {
  const product = await someProduct(owner, {
    name: 'Vitamin C An Phú 1000 mg',
    units: [{ name: 'Tuýp', ratio: 1, price: 30_000, isBase: true }],
  })
  const { status, data } = await send(await invoice('lots'))
  expect(status).toBe(200)
  expect(data).toMatchObject({
    source: 'PDF',
    doubts: [],
    invoice: { number: '00001207', series: '1C26TAP', date: '2026-11-20', goodsAmount: 4_622_000, vatAmount: 315_100 },
    seller: { name: 'CÔNG TY TNHH DƯỢC PHẨM AN PHÚ MẪU', taxCode: '0101243150' },
    provider: { name: 'Dược An Phú' },
    lines: [
      {
        name: 'Paracetamol An Phú 500 mg, hộp 10 vỉ x 10 viên nén bao phim, dùng cho người lớn',
        ...{ unitName: 'Hộp', quantity: 40, price: 32_500, amount: 1_300_000, vatRate: 5, doubt: null },
        lots: [{ lotNumber: 'AP0126', expiryDate: '2028-12-31', quantity: 40 }],
      },
      { quantity: 24, price: 21_750, product: { id: product.id }, matchedBy: 'NAME' },
      { quantity: 100, vatRate: 8, lots: [] },
      { quantity: 5, price: 0, amount: 0, lots: [{ lotNumber: 'SH0926' }] },
    ],
  })
})

it('reads a table that goes on over pages, with English titles, discounts and one rate for all', async () => {
  const { data } = await send(await invoice('two-pages'))
  expect(data).toMatchObject({
    doubts: [],
    invoice: { number: '345', series: '1C26TBM', date: '2026-10-05', total: 19_747_375 },
    seller: { taxCode: '0109876540-001' },
    provider: null,
  })
  expect(data.lines).toHaveLength(46)
  expect(data.lines.map((line: { doubt: string | null }) => line.doubt).filter(Boolean)).toEqual([])
  expect(data.lines[0]).toMatchObject({ quantity: 10, price: 11_501, discount: 3_455, amount: 111_555, vatRate: 5 })
  const sum = data.lines.reduce((all: number, line: { amount: number }) => all + line.amount, 0)
  expect(sum).toBe(data.invoice.goodsAmount)
})

it('reads the e-invoice that is attached instead of what is printed', async () => {
  const { data } = await send(await invoice('with-xml'))
  expect(data).toMatchObject({
    source: 'XML',
    invoice: { number: '88', series: '1C26TCM', total: 680_400 },
    lines: [{ code: 'CM-1', quantity: 12, price: 54_000 }],
  })
})

it('tells a scan, a broken file and one with a password in words', async () => {
  const told = async (bytes: Buffer) => {
    const { status, body } = await send(bytes)
    expect(body).toMatchObject({ error: 'supplier-invoice-pdf-unreadable', issues: [{ path: 'content' }] })
    expect(status).toBe(422)
    return body.message as string
  }
  const whole = await invoice('lots')
  expect(await told(await invoice('scan'))).toContain('bản quét')
  expect(await told(Buffer.from('không phải PDF'))).toContain('không phải PDF')
  expect(await told(Buffer.from('%PDF-1.7\n'))).toContain('hỏng')
  expect(await told(whole.subarray(0, 2_000))).toContain('hỏng')
  expect(await told(withPassword(whole))).toContain('mật khẩu')
  expect((await owner.post('inbound/read-invoice-pdf', { content: '' })).status).toBe(422)
})

/** A PDF that says it is encrypted, with an unknown key. */
function withPassword(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const root = /\/Root \d+ 0 R/.exec(trailer)![0]
  const before = /startxref\s+(\d+)/.exec(trailer)![1]
  const key = '<'.padEnd(65, '1')
  const encrypt = `<</Filter /Standard /V 1 /R 2 /P -4 /O ${key}> /U ${key}>>>`
  const behind = `\nxref\n0 0\ntrailer\n<</Size 999 ${root} /Prev ${before} /ID [<00> <00>] /Encrypt ${encrypt}>>\nstartxref\n${text.length + 1}\n%%EOF\n`
  return Buffer.from(text + behind, 'latin1')
}

it('ends a file that unpacks to more than there is memory for, and goes on with the next', async () => {
  const content = deflateSync(Buffer.alloc(800_000_000, ' '), { level: 1 })
  expect(content.length).toBeLessThan(5_000_000)
  const twice = deflateSync(content)
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 500 500] /Contents 4 0 R>> endobj
4 0 obj <</Length ${twice.length} /Filter [/FlateDecode /FlateDecode]>>
stream
`),
    twice,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n'),
  ])
  const { status, body } = await send(pdf)
  expect({ status, message: body.message }).toMatchObject({ status: 422, message: expect.stringContaining('gây hại') })
  expect((await send(await invoice('with-xml'))).status).toBe(200)
}, 40_000)

it('is ended when its forms call each other without end, before they are all drawn', async () => {
  const program = new URL('./invoice-program.ts', import.meta.url)
  const answers = []
  const hurried = { ...invoiceLimits, cpuSeconds: 3 }
  for await (const answer of askApart(program, { pdf: pdfOfForms(9, 10), today: '2026-11-22' }, hurried))
    answers.push(answer)
  expect(answers).toEqual([])
})
