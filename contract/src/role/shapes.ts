import { z } from 'zod'
import { isRight, models } from '../areas.ts'
import { id, text, version } from '../field.ts'
import { actions } from '../right/permission.ts'

const grant = z.object({ model: z.enum(models), action: z.enum(actions) })

/** Basis points that the role may take off a price; null: what the store allows everybody. */
const discountLimit = z
  .int('Mức giảm phải là số nguyên phần vạn')
  .min(0, 'Mức giảm không được âm')
  .max(10_000, 'Mức giảm tối đa 100%')

const roleFields = {
  note: text(300).nullish(),
  discountLimit: discountLimit.nullish(),
}
export const name = text(60, 1)
const permissions = z.array(z.strictObject(grant.shape).refine(isRight, 'Không có quyền này')).max(400)

export const roleBody = z.strictObject({ id: id.optional(), name, permissions, ...roleFields })
export const rolePatch = z.strictObject({
  version,
  name: name.optional(),
  permissions: permissions.optional(),
  ...roleFields,
})

export const roleSummary = z.object({
  id,
  /** The three default roles have the names of the specification: admin, management, staff. */
  name: z.string(),
  note: z.string().nullable(),
  isDefault: z.boolean(),
  discountLimit: z.int().nullable(),
  permissionCount: z.int(),
  /** How many people hold it, as their own role or at a branch, those who were deactivated too. */
  employeeCount: z.int(),
  /** The role has a right that the caller lacks, so the caller can neither change it nor give it to an employee. */
  isAboveOwn: z.boolean(),
  version: z.int(),
})
export type RoleSummary = z.output<typeof roleSummary>

export const role = roleSummary.extend({ permissions: z.array(grant) })
export type Role = z.output<typeof role>
