import { authRoutes, registerStoreBody } from '@quay/contract/auth'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../api/form-resolver.ts'
import { session } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EntryPage } from './entry-page.tsx'

const empty = { storeName: '', fullName: '', phone: '', username: '', password: '', address: '', email: '' }

/** Opens a store: its default branch, the three roles and the first admin come with it. */
export default function SignUp() {
  const form = useForm({ resolver: formResolver(registerStoreBody), defaultValues: empty })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const open = useAction(authRoutes.registerStore, {
    onDone: tokens => session.keepTokens(tokens),
    showError: error => {
      const placed = showIssues(form, error, { 'username-taken': 'username', 'login-phone-taken': 'phone' })
      if (!placed) form.setError('root', { message: error.message })
      return true
    },
  })
  return (
    <EntryPage
      title="Mở cửa hàng mới"
      intro={
        <>
          Đã có tài khoản?{' '}
          <TextLink underlined to="/auth/sign-in">
            Đăng nhập
          </TextLink>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-3"
        onSubmit={handleSubmit(body => open.mutate({ body: { ...body, browserToken: session.browserToken() } }))}
      >
        {errors.root && (
          <Note tone="danger" alert>
            {errors.root.message}
          </Note>
        )}
        <Field label="Tên cửa hàng" required error={errors.storeName?.message}>
          <TextInput autoFocus autoComplete="organization" {...register('storeName')} />
        </Field>
        <Field label="Địa chỉ" hint="In trên hóa đơn; sửa được sau" error={errors.address?.message}>
          <TextInput autoComplete="street-address" {...register('address')} />
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Họ tên chủ cửa hàng" required error={errors.fullName?.message}>
            <TextInput autoComplete="name" {...register('fullName')} />
          </Field>
          <Field label="Số điện thoại" required error={errors.phone?.message}>
            <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
          </Field>
        </div>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label="Tên đăng nhập"
          required
          hint="Chữ thường không dấu, số, dấu chấm, gạch"
          error={errors.username?.message}
        >
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
        </Field>
        <Field label="Mật khẩu" required hint="Từ 8 ký tự" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={open.isPending} className="mt-1">
          Mở cửa hàng
        </Button>
      </form>
    </EntryPage>
  )
}
