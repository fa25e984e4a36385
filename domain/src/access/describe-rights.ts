import { areas, models } from '@quay/contract/areas'
import { actions, type Grant } from '@quay/contract/right/permission'
import { actionText } from '@quay/contract/right/right-text'

/** Rights as a person reads them, one text a model in the order of the contract: "Hóa đơn: xem, xóa". */
export function describeRights(grants: readonly Grant[]): string[] {
  const held = new Set(grants.map(({ model, action }) => `${model}/${action}`))
  return models.flatMap(model => {
    const words = actions
      .filter(action => held.has(`${model}/${action}`))
      .map(action => actionText[action].toLowerCase())
    return words.length ? [`${areas[model].name}: ${words.join(', ')}`] : []
  })
}
