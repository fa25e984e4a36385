import { authRoutes } from '@quay/contract/auth/routes'
import { loginBody } from '@quay/contract/auth/shapes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../api/form/form-resolver.ts'
import { showIssues } from '../../api/form/show-issues.ts'
import { session } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { useAddress } from '../../routing/use-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EntryPage } from './entry-page.tsx'

/**
 * The sign-in; after the right password of a user with codes, the code. It only stores the tokens: the
 * guard then leads to where the person was going.
 */
export default function SignIn() {
  const { query } = useAddress()
  const form = useForm({ resolver: formResolver(loginBody), defaultValues: { username: '', password: '', code: '' } })
  const [asksCode, setAsksCode] = useState(false)
  const { register, handleSubmit, formState } = form
  const { username, password, code, root } = formState.errors
  const login = useAction(authRoutes.login, {
    onDone: tokens => session.keepTokens(tokens),
    showError: error => {
      if (error.code === 'code-needed') setAsksCode(true)
      else if (!showIssues(form, error, { 'wrong-code': 'code' })) form.setError('root', { message: error.message })
      return true
    },
  })
  return (
    <EntryPage
      title="Đăng nhập vào quầy"
      intro={
        <>
          Chưa có tài khoản?{' '}
          <TextLink underlined to={`/auth/sign-up${writeQuery({ return: query.return })}`}>
            Mở cửa hàng mới
          </TextLink>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit(body => login.mutate({ body: { ...body, browserToken: session.browserToken() } }))}
      >
        <Refusal>{root?.message}</Refusal>
        <Field label="Số điện thoại hoặc tên đăng nhập" error={username?.message}>
          <TextInput size="lg" autoComplete="username" autoCapitalize="none" autoFocus {...register('username')} />
        </Field>
        {/* The link stands beside the label and comes after the field: Tab goes from the name to the password. */}
        <div className="relative">
          <Field label="Mật khẩu" error={password?.message}>
            <PasswordInput size="lg" autoComplete="current-password" {...register('password')} />
          </Field>
          <TextLink
            className="absolute top-0 right-0 text-12"
            to={`/auth/forgot${writeQuery({ return: query.return })}`}
          >
            Quên mật khẩu?
          </TextLink>
        </div>
        {asksCode && (
          <Field
            label="Mã xác thực"
            hint="6 số trong ứng dụng xác thực trên điện thoại, hoặc một mã khôi phục"
            error={code?.message}
          >
            <TextInput size="lg" autoFocus autoComplete="one-time-code" autoCapitalize="none" {...register('code')} />
          </Field>
        )}
        <Button type="submit" variant="primary" size="lg" busy={login.isPending}>
          Đăng nhập
        </Button>
      </form>
    </EntryPage>
  )
}
