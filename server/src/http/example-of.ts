type Json = Record<string, unknown>

const byFormat: Record<string, string> = {
  date: '2027-08-31',
  'date-time': '2026-11-21T07:05:10.000Z',
  email: 'nhathuoc@example.com',
}
/** Values that say more than "text" would, by the name of their field. */
const byName: Record<string, unknown> = {
  id: '0193a5f0-7c00-7000-8000-000000000001',
  code: 'HD000123',
  /** Of promotions, as a customer brings them. */
  codes: 'TET2027',
  name: 'Paracetamol 500 mg',
  productName: 'Paracetamol 500 mg',
  unitName: 'Viên',
  lotNumber: 'PA2406',
  phone: '0912345678',
  quantity: 2,
  price: 1_000,
  amount: 2_000,
  payable: 2_000,
  message: 'Thành công',
  issuedOn: '2024-08-31',
  month: '2026-11',
  coordinates: '10.7769,106.7009',
  taxCode: '0312770607',
  companyName: 'Công ty TNHH Minh Tâm',
  buyerName: 'Nguyễn Thị Hoa',
  address: '12 Lê Lợi',
  bankBin: '970436',
  accountNumber: '1029384756',
}

/** An example of what a JSON schema describes, for the API's readers: one of each, optional fields included. */
export function exampleOf(schema: unknown, name = ''): unknown {
  const it = (schema ?? {}) as Json
  if ('const' in it) return it.const
  if (Array.isArray(it.enum)) return it.enum[0]
  const variants = (it.anyOf ?? it.oneOf) as unknown[] | undefined
  if (variants) return exampleOf(variants.find(one => (one as Json).type !== 'null') ?? variants[0], name)
  switch (Array.isArray(it.type) ? it.type[0] : it.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((it.properties ?? {}) as Json).map(([key, field]) => [key, exampleOf(field, key)]),
      )
    case 'array':
      return Array.from({ length: (it.minItems as number | undefined) || 1 }, () => exampleOf(it.items, name))
    case 'integer':
    case 'number':
      return typeof byName[name] === 'number'
        ? byName[name]
        : ((it.minimum as number | undefined) ?? 0) > 0
          ? it.minimum
          : 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textExample(it, name)
  }
}

function textExample(schema: Json, name: string): string {
  if (typeof byName[name] === 'string') return byName[name]
  if (typeof schema.format === 'string' && byFormat[schema.format]) return byFormat[schema.format]!
  if (String(schema.pattern).includes('{2}T(')) return '2026-12-01T00:00'
  if (String(schema.pattern).endsWith(':[0-5]\\d$')) return '07:30'
  if (/(^i|I)d$/.test(name) || /\[0-9a-f\]\{8\}/.test(String(schema.pattern))) return byName.id as string
  const digits = /^\^\\d\{(\d+)\}\$$/.exec(String(schema.pattern))
  if (digits) return '7'.repeat(Number(digits[1]))
  return 'chữ'
}
