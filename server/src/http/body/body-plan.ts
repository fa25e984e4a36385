import { shapeOf } from '@quay/contract/checked-later'
import type { z } from 'zod'

/** What a schema has room for: the lists in it and their longest, and how many values there can be in all. */
export interface BodyPlan {
  mostValues: number
  /** The first list of a body that is longer than it may be. */
  findTooLong(value: unknown, path?: string): { path: string; most: number } | undefined
}

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  valueType?: z.ZodType
  checks?: { _zod: { def: { check: string; maximum?: number; length?: number } } }[]
}

const none: BodyPlan = { mostValues: 1, findTooLong: () => undefined }
/** Fields of a map whose names are free. */
const mostNames = 200

/**
 * Reads the plan of a schema, once for each route. The schema itself looks at each element of a list before it counts
 * them, so a list of a hundred thousand empty elements would bring a million complaints.
 */
export function bodyPlanOf(schema: z.ZodType | undefined): BodyPlan {
  if (!schema) return none
  const later = shapeOf(schema)
  if (later) return bodyPlanOf(later)
  const it = schema._zod.def as unknown as Definition
  if (it.shape) return planOfFields(it.shape)
  if (it.element) return planOfList(it, bodyPlanOf(it.element))
  if (it.options) return planOfChoice(it.options.map(bodyPlanOf))
  if (it.left && it.right) return planOfChoice([bodyPlanOf(it.left), bodyPlanOf(it.right)])
  if (it.type === 'record')
    return { mostValues: mostNames * bodyPlanOf(it.valueType).mostValues, findTooLong: none.findTooLong }
  return bodyPlanOf(it.innerType ?? it.in)
}

function planOfFields(shape: Record<string, z.ZodType>): BodyPlan {
  const plans = Object.entries(shape).map(([name, field]) => [name, bodyPlanOf(field)] as const)
  const withLists = plans.filter(([, plan]) => plan.findTooLong !== none.findTooLong)
  return {
    mostValues: plans.reduce((sum, [, { mostValues }]) => sum + mostValues, 1),
    findTooLong: withLists.length
      ? (value, path = '') => {
          if (typeof value !== 'object' || value === null) return undefined
          for (const [name, plan] of withLists) {
            const found = plan.findTooLong((value as Record<string, unknown>)[name], path ? `${path}.${name}` : name)
            if (found) return found
          }
          return undefined
        }
      : none.findTooLong,
  }
}

function planOfList({ checks }: Definition, element: BodyPlan): BodyPlan {
  const limits = checks?.map(
    ({ _zod: { def } }) => def.maximum ?? (def.check === 'length_equals' ? def.length : undefined),
  )
  const most = Math.min(...(limits ?? []).filter(limit => limit !== undefined))
  return {
    mostValues: 1 + most * element.mostValues,
    findTooLong(value, path = '') {
      if (!Array.isArray(value)) return undefined
      if (value.length > most) return { path, most }
      if (element.findTooLong === none.findTooLong) return undefined
      for (const [index, one] of value.entries()) {
        const found = element.findTooLong(one, `${path}.${index}`)
        if (found) return found
      }
      return undefined
    },
  }
}

/** Too long only where every choice finds it so. */
function planOfChoice(plans: BodyPlan[]): BodyPlan {
  return {
    mostValues: plans.reduce((sum, { mostValues }) => sum + mostValues, 0),
    findTooLong: plans.some(plan => plan.findTooLong !== none.findTooLong)
      ? (value, path) => {
          const found = plans.map(plan => plan.findTooLong(value, path))
          return found.every(Boolean) ? found[0] : undefined
        }
      : none.findTooLong,
  }
}
