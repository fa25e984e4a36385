import type { BookRow } from '@quay/contract/book/shapes'
import type { GppForm } from '@quay/contract/gpp-book/shapes'
import { stockEntryKind } from '@quay/contract/stock-entry-kind'
import { controlGroupText } from '@quay/domain/product/control-group'
import { bookGroupsOfMedicines, strictGroups } from '@quay/domain/product/controlled-books'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import {
  type BookOf,
  type ControlledMedicine,
  type ControlledSum,
  findMedicine,
  readBuyers,
  readControlledMedicines,
  readControlledRows,
  readControlledSums,
} from './controlled-queries.ts'

export interface WrittenGppBook {
  form: GppForm
  lines?: string[]
  rows: BookRow[]
}

/** The book of one controlled medicine: each row of the ledger with what was left after it. Throws `not-found`, `book-not-controlled`. */
export async function bookOfMedicine(tx: Tx, of: BookOf, productId: string): Promise<WrittenGppBook> {
  const medicine = await findMedicine(tx, productId)
  if (!medicine) throw new DomainError('not-found', { kind: 'product', id: productId })
  const { controlGroup } = medicine
  if (controlGroup === null || !bookGroupsOfMedicines.includes(controlGroup))
    throw new DomainError('book-not-controlled', { name: medicine.name })
  const { opening, rows } = await readControlledRows(tx, of, productId)
  let [cameIn, wentOut, left] = [0, 0, opening]
  const written = rows.map(row => {
    left += row.quantity
    if (row.quantity > 0) cameIn += row.quantity
    else wentOut -= row.quantity
    return bookRow(
      [
        row.day,
        [stockEntryKind[row.kind].name, row.partnerName].filter(Boolean).join(' · '),
        row.documentCode,
        row.quantity > 0 ? row.quantity : null,
        row.quantity < 0 ? 0 - row.quantity : null,
        row.balanceAfter,
        row.lotNumber,
        row.expiryDate,
        row.happenedAt && `Phát sinh lúc ${row.happenedAt}, về sổ sau`,
      ],
      { kind: row.documentKind, id: row.documentId },
    )
  })
  return {
    form: strictGroups.includes(controlGroup) ? 'CONTROLLED' : 'CONTROLLED_XVI',
    lines: linesOf(medicine, controlGroup),
    rows: [
      headRow(9, 1, 'Tồn đầu kỳ', { 5: opening }),
      ...written,
      sumRow(9, 1, 'Cộng trong kỳ, tồn cuối kỳ', { 3: cameIn, 4: wentOut, 5: left }),
    ],
  }
}

function linesOf(medicine: ControlledMedicine, group: keyof typeof controlGroupText): string[] {
  const isStrict = strictGroups.includes(group)
  return [
    `Tên thuốc, nồng độ, hàm lượng: ${nameOf(medicine)}`,
    [
      `Đơn vị tính: ${medicine.baseUnit}`,
      `Số đăng ký: ${medicine.registrationNumber ?? '—'}`,
      ...(isStrict ? [] : [`Nhà sản xuất: ${medicine.manufacturer ?? '—'}`]),
      controlGroupText[group],
    ].join(' · '),
  ]
}

/** All controlled medicines that were there or moved in the days. */
export async function allControlled(tx: Tx, of: BookOf): Promise<WrittenGppBook> {
  const moved = await movedMedicines(tx, of)
  return {
    form: 'CONTROLLED_ALL',
    rows: moved.map(({ medicine, sums }) =>
      bookRow(
        [
          medicine.code,
          nameOf(medicine),
          medicine.controlGroup && controlGroupText[medicine.controlGroup],
          medicine.registrationNumber,
          medicine.baseUnit,
          sums.opening,
          sums.quantityIn + Math.max(0, 0 - sums.lost),
          sums.quantityOut + Math.max(0, sums.lost),
          closingOf(sums),
        ],
        { kind: 'controlled-book', id: medicine.id },
      ),
    ),
  }
}

/** The report to the authority, of half a year or of a year: what counts found missing stands apart. */
export async function reportOfControlled(tx: Tx, of: BookOf): Promise<WrittenGppBook> {
  const moved = await movedMedicines(tx, of)
  return {
    form: 'FORM_06',
    rows: moved.map(({ medicine, sums }, place) =>
      bookRow(
        [
          place + 1,
          [medicine.name, ...notSaidIn(medicine.name, medicine.dosageForm, medicine.packing)].join(', '),
          [medicine.activeIngredient, medicine.strength].filter(Boolean).join(' '),
          medicine.registrationNumber,
          [medicine.manufacturer, medicine.country].filter(Boolean).join(', '),
          medicine.baseUnit,
          sums.opening,
          sums.quantityIn,
          sums.opening + sums.quantityIn,
          sums.quantityOut,
          closingOf(sums),
          sums.lost,
        ],
        { kind: 'controlled-book', id: medicine.id },
      ),
    ),
  }
}

/** Words that a name does not say already. */
const notSaidIn = (name: string, ...words: (string | null)[]) =>
  words.filter(word => word !== null && !name.toLowerCase().includes(word.toLowerCase()))

/** opening + in − out − lost = closing. */
const closingOf = ({ opening, quantityIn, quantityOut, lost }: ControlledSum) =>
  opening + quantityIn - quantityOut - lost

const nameOf = ({ name, strength }: ControlledMedicine) =>
  strength && !name.includes(strength) ? `${name} ${strength}` : name

async function movedMedicines(tx: Tx, of: BookOf) {
  const medicines = await readControlledMedicines(tx)
  const sums = await readControlledSums(
    tx,
    of,
    medicines.map(({ id }) => id),
  )
  const ofProduct = new Map(sums.map(one => [one.productId, one]))
  return medicines.flatMap(medicine => {
    const own = ofProduct.get(medicine.id)
    return own && (own.opening || own.quantityIn || own.quantityOut || own.lost) ? [{ medicine, sums: own }] : []
  })
}

/** Who bought controlled medicines. */
export async function buyersBook(tx: Tx, of: BookOf, most: number): Promise<WrittenGppBook> {
  const rows = await readBuyers(tx, of, most + 1)
  return {
    form: 'BUYERS',
    rows: rows.map(row =>
      bookRow(
        [
          row.day,
          row.strength && !row.productName.includes(row.strength)
            ? `${row.productName} ${row.strength}`
            : row.productName,
          row.registrationNumber,
          row.unitName,
          row.quantity,
          row.buyerName,
          row.buyerAddress,
          row.billCode,
        ],
        { kind: 'bill', id: row.billId },
      ),
    ),
  }
}
