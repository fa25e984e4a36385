import { authRoutes } from '@quay/contract/auth/routes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../api/form/form-resolver.ts'
import { showIssues } from '../../api/form/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { useAddress } from '../../routing/use-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EntryPage } from './entry-page.tsx'

/** Whom to ask for a new password, and a way to let them know. It says the same whether the name exists or not. */
export default function Forgot() {
  const { query } = useAddress()
  const [told, setTold] = useState<string | null>(null)
  const form = useForm({ resolver: formResolver(authRoutes.forgot.body), defaultValues: { username: '' } })
  const { register, handleSubmit, formState } = form
  const { username, root } = formState.errors
  const tell = useAction(authRoutes.forgot, {
    onDone: () => setTold(form.getValues('username')),
    showError: error => {
      if (!showIssues(form, error)) form.setError('root', { message: error.message })
      return true
    },
  })
  return (
    <EntryPage
      title="Quên mật khẩu"
      intro="Mật khẩu mới do người quản trị cửa hàng cấp: chủ cửa hàng hoặc quản lý. Bạn gọi cho họ, hoặc báo ở đây."
    >
      {told !== null ? (
        <Note alert>
          Nếu “{told}” là tên đăng nhập của một cửa hàng, người quản trị đã thấy yêu cầu. Họ sẽ đưa bạn một mật khẩu
          tạm; đăng nhập bằng mật khẩu đó rồi đặt mật khẩu của riêng bạn.
        </Note>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={handleSubmit(body => tell.mutate({ body }))}>
          <Refusal>{root?.message}</Refusal>
          <Field label="Số điện thoại hoặc tên đăng nhập" error={username?.message}>
            <TextInput size="lg" autoComplete="username" autoCapitalize="none" autoFocus {...register('username')} />
          </Field>
          <Button type="submit" variant="primary" size="lg" busy={tell.isPending}>
            Báo người quản trị
          </Button>
        </form>
      )}
      <p>
        <TextLink underlined to={`/auth/sign-in${writeQuery({ return: query.return })}`}>
          Về trang đăng nhập
        </TextLink>
      </p>
    </EntryPage>
  )
}
