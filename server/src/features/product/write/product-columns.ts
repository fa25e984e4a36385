import { columnName } from '../../../db/connection/field-name.ts'
import type { Database } from '../../../db/schema.ts'

/** The fields of a product that a form sets: columns of the table by the same names. Makers and shelves come by name. */
export const productFields = [
  'code',
  'type',
  'name',
  'shortName',
  'groupId',
  'isLotManaged',
  'vatRate',
  'registrationNumber',
  'activeIngredient',
  'strength',
  'country',
  'packing',
  'dosageForm',
  'route',
  'nationalCode',
  'medicineId',
  'isPrescription',
  'controlGroup',
  'storage',
  'protectFromLight',
  'returnPolicy',
  'minStock',
  'maxStock',
  'description',
  'symptoms',
  'noteTemplate',
  'weight',
  'earnsPoints',
  'promotable',
  'isSoldDirectly',
  'comboPrice',
] as const satisfies readonly (keyof Database['product'])[]

export type ProductField = (typeof productFields)[number]

/** Every such column of `p`, for a select list. */
export const productFieldsSql = productFields.map(field => `p.${columnName(field)}`).join(', ')
