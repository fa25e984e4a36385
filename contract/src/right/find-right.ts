import { areas, models } from '../areas.ts'
import type { Findable, Model, ModelPermission, NeededRight, Permission } from './permission.ts'

/** Whose they are: the right that a refusal names, before those whose forms ask for them. */
const home: Readonly<Record<Findable, Model>> = { goods: 'list_product', providers: 'provider', accounts: 'cashbook' }

/** The rights of an area with which people find something by name. */
function rightsIn(model: Model, findable: Findable): ModelPermission[] {
  const actions = areas[model].finds?.[findable] ?? []
  return actions === 'any' ? [{ model }] : actions.map(action => ({ model, action }))
}

function findersOf(findable: Findable): NeededRight {
  const own = home[findable]
  const [first, ...others] = [own, ...models.filter(model => model !== own)].flatMap(model => rightsIn(model, findable))
  return { anyOf: [first!, ...others] }
}

const finders: Readonly<Record<Findable, NeededRight>> = {
  goods: findersOf('goods'),
  providers: findersOf('providers'),
  accounts: findersOf('accounts'),
}

/** The rights that a route asks for, any one of which opens it. */
export const neededRight = (permission: Exclude<Permission, string>): NeededRight =>
  'finds' in permission ? finders[permission.finds] : permission
