import { numbersIn } from '@quay/domain/medicine/read-registration-number'
import type pg from 'pg'
import { importMedicines, type NumberedRow } from '../src/features/medicine/import-medicines.ts'
import { linkProducts } from '../src/features/medicine/link-products.ts'
import type { FileRow } from '../src/features/medicine/medicine-row.ts'
import type { AtTime } from './as-person.ts'
import { buildCatalogue } from './catalogue/build-catalogue.ts'
import type { StockedProduct } from './trade/shop.ts'

/** Of so many medicines one was withdrawn; of so many the registration has ended; of so many one is sold by another maker too. */
const oneIn = { withdrawn: 160, ended: 130, other: 3 }
const otherMakers = ['Dược phẩm Bình Minh', 'Dược Sông Thu', 'Dược phẩm Cánh Đồng', 'Dược phẩm Trường Sơn Xanh']

/** A national list of invented medicines, most of which the pharmacy sells. */
export async function listDemoMedicines(owner: pg.ClientBase, now: Date): Promise<void> {
  await importMedicines(owner, numbered(demoRows()), { source: 'danh-muc-mau.csv', isWhole: false, now })
}

async function* numbered(rows: Iterable<FileRow>): AsyncGenerator<NumberedRow> {
  let place = 0
  for (const row of rows) yield { place: ++place, row }
}

function* demoRows(): Generator<FileRow> {
  const medicines = buildCatalogue().flatMap(({ product }) => (product.type === 1 ? [product] : []))
  for (const [i, product] of medicines.entries()) {
    const row = {
      'Số đăng ký': product.registrationNumber,
      'Tên thuốc': product.name,
      'Hoạt chất': product.activeIngredient,
      'Hàm lượng': product.strength,
      'Dạng bào chế': product.dosageForm,
      'Quy cách': product.packing,
      'Hãng sản xuất': product.manufacturer,
      'Nước sản xuất': product.country,
      'Kê đơn': product.isPrescription ? 'có' : 'không',
      'Hết hạn': i % oneIn.ended === 7 ? '30/06/2026' : '31/12/2029',
      'Ngày rút': i % oneIn.withdrawn === 10 ? '12/11/2026' : '',
      'Lý do rút': i % oneIn.withdrawn === 10 ? 'Không đạt chất lượng mức độ 2' : '',
    }
    yield row
    if (i % oneIn.other !== 0) continue
    const manufacturer = otherMakers[i % otherMakers.length]!
    yield {
      ...row,
      'Số đăng ký': `VD-${90_000 + i}-22`,
      'Tên thuốc': `${product.activeIngredient} ${product.strength ?? ''} ${manufacturer.split(' ').at(-1)}`,
      'Hãng sản xuất': manufacturer,
      'Nước sản xuất': 'Việt Nam',
      'Ngày rút': '',
      'Lý do rút': '',
    }
  }
}

/** Three of four medicines were linked to the list by the person, where there is one; the others wait to be. */
export async function linkDemoProducts(
  pool: pg.Pool,
  at: AtTime,
  now: Date,
  products: readonly StockedProduct[],
): Promise<void> {
  const asked = products.flatMap(({ id, item }, i) => {
    const number = item.product.registrationNumber
    return item.product.type === 1 && number && i % 4 !== 3 ? [{ id, number: numbersIn(number)[0]! }] : []
  })
  const { rows } = await pool.query<{ id: string; number: string }>(
    'select id, registration_number as number from medicine where registration_number = any($1)',
    [asked.map(product => product.number)],
  )
  const ids = new Map(rows.map(({ id, number }) => [number, id]))
  const pairs = asked.flatMap(({ id, number }) =>
    ids.has(number) ? [{ productId: id, medicineId: ids.get(number)! }] : [],
  )
  if (pairs.length) await at(now, tx => linkProducts(tx, pairs))
}
