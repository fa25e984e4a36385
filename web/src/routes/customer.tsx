import { isAllowed, type Rights } from '@quay/contract/permission'
import User from 'lucide-react/icons/user'
import { useSession } from '../api/session.ts'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/partners/customer',
    title: 'Khách hàng',
    menu: { group: 'partners', order: 10, icon: <User />, label: 'Khách hàng' },
    load: async () => {
      const [{ CustomerList }, { ExcelMenu }] = await Promise.all([
        import('../features/customer/customer-list.tsx'),
        import('../features/excel/excel-menu.tsx'),
      ])
      const Excel: Parameters<typeof CustomerList>[0]['Excel'] = ({ narrowed }) => (
        <ExcelMenu
          to="/partners/customer/excel"
          kinds={['customer']}
          narrowed={narrowed && { filter: { customers: narrowed.filter }, count: narrowed.count }}
        />
      )
      return { default: () => <CustomerList Excel={Excel} /> }
    },
  }),
  defineScreen({
    path: '/partners/customer/$id',
    title: 'Khách hàng',
    load: async () => {
      const [{ default: CustomerDetail }, { DebtBook }] = await Promise.all([
        import('../features/customer/customer-detail.tsx'),
        import('../features/debt/debt-book.tsx'),
      ])
      return {
        default: function CustomerScreen() {
          const { rights } = useSession()
          return (
            <CustomerDetail
              debts={customer => (
                <DebtBook
                  partner={{ ...customer, kind: 'customer' }}
                  mayPay={mayCollect(rights)}
                  mayOpen={isAllowed(rights, { model: 'customer', action: 'update' })}
                  mayAdjust={isAllowed(rights, { model: 'customer', action: 'delete' })}
                />
              )}
            />
          )
        },
      }
    },
  }),
]

function mayCollect(rights: Rights): boolean {
  return isAllowed(rights, {
    anyOf: [
      { model: 'customer', action: 'update' },
      { model: 'cashbook', action: 'create' },
    ],
  })
}
