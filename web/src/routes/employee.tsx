import UsersRound from 'lucide-react/icons/users-round'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/settings/employee',
    title: 'Nhân viên',
    menu: { group: 'settings', order: 10, icon: <UsersRound />, label: 'Nhân viên' },
    load: async () => {
      const [{ default: EmployeeList }, { ImageField }] = await Promise.all([
        import('../features/employee/employee-list.tsx'),
        import('../features/upload/image-field.tsx'),
      ])
      return { default: () => <EmployeeList AvatarField={ImageField} /> }
    },
  }),
  defineScreen({
    path: '/settings/employee/$id',
    title: 'Nhân viên',
    load: async () => {
      const [{ default: EmployeeDetail }, { ImageField }, { EmployeeAccess }] = await Promise.all([
        import('../features/employee/employee-detail.tsx'),
        import('../features/upload/image-field.tsx'),
        import('../features/account/employee-access.tsx'),
      ])
      return {
        default: () => (
          <EmployeeDetail
            AvatarField={ImageField}
            access={person => <EmployeeAccess employeeId={person.id} fullName={person.fullName} />}
          />
        ),
      }
    },
  }),
]
