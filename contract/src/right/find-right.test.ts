import { expect, it } from 'vitest'
import { z } from 'zod'
import { actionsOf, areas, everything, models } from '../areas.ts'
import * as contract from '../contract.ts'
import type { RouteSpec } from '../route.ts'
import { neededRight } from './find-right.ts'
import {
  type Action,
  type Findable,
  rightsOf as heldBy,
  isAllowed,
  type Model,
  type NeededRight,
} from './permission.ts'

const rightsOf = (needed: NeededRight) => ('anyOf' in needed ? needed.anyOf : [needed])

it('whoever has the right of the thing itself finds it, and it is the right that a refusal names', () => {
  const firstOf = (finds: Findable) => rightsOf(neededRight({ finds }))[0]
  expect(firstOf('goods')).toEqual({ model: 'list_product', action: 'read' })
  expect(firstOf('providers')).toEqual({ model: 'provider', action: 'read' })
  expect(firstOf('accounts')).toEqual({ model: 'cashbook', action: 'read' })
})

it('of each area the rights that it says find goods, and no other', () => {
  const finding = models.flatMap(model =>
    actionsOf(model)
      .filter(action => isAllowed(heldBy([{ model, action }]), neededRight({ finds: 'goods' })))
      .map(action => ({ model, action })),
  )
  const said = everything.filter(({ model, action }) => {
    const actions: readonly Action[] | 'any' = areas[model].finds?.goods ?? []
    return actions === 'any' || actions.includes(action)
  })
  expect(said.length).toBeGreaterThan(8)
  expect(finding).toEqual(said)
})

/** Their forms stand on a screen that asks for a right to find goods beside: the till, and a product's own page. */
const onOtherScreens: readonly string[] = [
  'bill',
  'order',
  'return',
  'medicine_category',
  'negative_stock',
] satisfies Model[]

it('who writes a form with goods in it finds goods', () => {
  const routes = Object.values(contract).flatMap(feature => Object.values<RouteSpec>(feature))
  const writing = routes.flatMap(({ permission, ...route }) => {
    if (!('body' in route) || !route.body || 'file' in route || typeof permission === 'string') return []
    const body = JSON.stringify(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }))
    const writers = rightsOf(neededRight(permission)).filter(({ action }) => action !== 'read')
    return body.includes('"productId"') ? writers.map(({ model }) => model) : []
  })
  const asking = models.filter(model => writing.includes(model) && !onOtherScreens.includes(model))
  expect(asking.length).toBeGreaterThan(8)
  const without = asking.filter(model => !areas[model].finds?.goods)
  expect(without, "Say finds: { goods: ['read'] } in the area's rights.ts").toEqual([])
})
