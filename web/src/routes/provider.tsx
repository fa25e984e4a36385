import { isAllowed } from '@quay/contract/permission'
import Truck from 'lucide-react/icons/truck'
import { useSession } from '../api/session.ts'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/partners/group-provider',
    title: 'Nhóm nhà cung cấp',
    menu: { within: '/partners/provider', order: 20, label: 'Nhóm nhà cung cấp' },
    load: () => import('../features/provider/group-list.tsx'),
  }),
  defineScreen({
    path: '/partners/provider',
    title: 'Nhà cung cấp',
    menu: { group: 'buying', order: 30, icon: <Truck />, label: 'Nhà cung cấp' },
    load: async () => {
      const [{ ProviderList }, { ExcelMenu }] = await Promise.all([
        import('../features/provider/provider-list.tsx'),
        import('../features/excel/excel-menu.tsx'),
      ])
      const Excel: Parameters<typeof ProviderList>[0]['Excel'] = ({ narrowed }) => (
        <ExcelMenu
          to="/partners/provider/excel"
          kinds={['provider']}
          narrowed={narrowed && { filter: { providers: narrowed.filter }, count: narrowed.count }}
        />
      )
      return { default: () => <ProviderList Excel={Excel} /> }
    },
  }),
  defineScreen({
    path: '/partners/provider/$id',
    title: 'Nhà cung cấp',
    load: async () => {
      const [{ default: ProviderDetail }, { DebtBook }] = await Promise.all([
        import('../features/provider/provider-detail.tsx'),
        import('../features/debt/debt-book.tsx'),
      ])
      return {
        default: function ProviderScreen() {
          const { rights } = useSession()
          const mayUpdate = isAllowed(rights, { model: 'provider', action: 'update' })
          const mayAdjust = isAllowed(rights, { model: 'provider', action: 'delete' })
          return (
            <ProviderDetail
              debts={provider => (
                <DebtBook
                  partner={{ ...provider, debt: provider.debt ?? 0, kind: 'provider' }}
                  mayPay={mayUpdate}
                  mayOpen={mayUpdate}
                  mayAdjust={mayAdjust}
                />
              )}
            />
          )
        },
      }
    },
  }),
]
