import { everything } from '@quay/contract/areas'
import { type ExcelKind, excelKinds } from '@quay/contract/excel/shapes'
import { rightsOf } from '@quay/contract/right/permission'
import { describe, expect, it } from 'vitest'
import { decideRoute } from '../../../routing/decide-route.ts'
import { routeRights } from '../../../routing/route-rights.ts'
import { mayBring } from './excel-rights.ts'

const screens: [string, ExcelKind[]][] = [
  ['/products/excel', ['product', 'stock', 'price']],
  ['/products/price-setting/excel', ['price']],
  ['/partners/customer/excel', ['customer']],
  ['/partners/provider/excel', ['provider']],
  ['/transactions/old-bill/excel', ['bill']],
]

describe('the screens that bring lists in', () => {
  it('hold every kind there is', () => {
    expect(new Set(screens.flatMap(([, kinds]) => kinds))).toEqual(new Set(excelKinds))
  })
  it.each(screens)('%s opens to whoever may bring any of its kinds, and to nobody else', (path, kinds) => {
    for (const grant of everything) {
      const rights = rightsOf([grant])
      const isOpen = decideRoute(path, { signedIn: true, rights }, routeRights).kind === 'open'
      expect([grant, isOpen]).toEqual([grant, kinds.some(kind => mayBring(rights, kind))])
    }
  })
})
