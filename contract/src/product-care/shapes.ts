import { z } from 'zod'
import { controlGroups, storageConditions } from '../enumeration.ts'
import { id, maxQuantity, text } from '../field.ts'

export const productName = z.object({ id, code: z.string(), name: z.string() })
const stockLevel = z.int('Cần nhập số nguyên').min(0).max(maxQuantity).nullable()
/** What may be changed on many products at once; what is left out stays, null clears. */
export const bulkChange = z
  .strictObject({
    groupId: id.nullable().optional(),
    manufacturer: text(200).nullable().optional(),
    shelfPosition: text(60).nullable().optional(),
    minStock: stockLevel.optional(),
    maxStock: stockLevel.optional(),
    isPrescription: z.boolean().optional(),
    controlGroup: z.enum(controlGroups, 'Nhóm kiểm soát không hợp lệ').nullable().optional(),
    storage: z.enum(storageConditions, 'Điều kiện bảo quản không hợp lệ').nullable().optional(),
    earnsPoints: z.boolean().optional(),
    isSoldDirectly: z.boolean().optional(),
    /** In the whole store; with `branchId` in that branch only. */
    isActive: z.literal([0, 1]).optional(),
    branchId: id.optional(),
  })
  .refine(({ branchId: _, ...change }) => Object.keys(change).length > 0, 'Chưa chọn thay đổi nào')
export type BulkChange = z.output<typeof bulkChange>

/** A product that a bulk action could not be carried out on, and why. */
const refusedRow = productName.extend({ reason: z.string() })
export type RefusedRow = z.output<typeof refusedRow>

/** Why two products look like one: the same registration number, the same barcode but for zeros before it, the same name. */
export const likenesses = ['registration', 'barcode', 'name'] as const
