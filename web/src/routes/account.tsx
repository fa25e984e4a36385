import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/account',
  title: 'Tài khoản của tôi',
  load: async () => {
    const [{ Account }, { ImageField }] = await Promise.all([
      import('../features/account/account.tsx'),
      import('../features/upload/image-field.tsx'),
    ])
    return { default: () => <Account AvatarField={ImageField} /> }
  },
})
