import { authRoutes } from '@quay/contract/auth/routes'
import { registerStoreBody } from '@quay/contract/auth/shapes'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { showIssues } from '../../api/form/show-issues.ts'
import { session } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { AddressFields } from '../../form/address-fields.tsx'
import { addressForm, withWardCode } from '../../form/address-form.ts'
import { onboardingText } from '../../text/setting/onboarding.ts'
import { passwordRule } from '../../text/setting/password-rule.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EntryPage } from './entry-page.tsx'

const { kinds } = onboardingText
const kindChoices = (['pharmacy', 'shop', 'agency'] as const).map(value => ({ value, label: kinds[value] }))
const empty = {
  ...{ storeName: '', fullName: '', phone: '', username: '', password: '', email: '', invitation: '' },
  ...addressForm(null),
  kind: 'pharmacy' as keyof typeof kinds,
  withSamples: false,
}

/** What is sent: an agency is a store with a flag, and the kind of goods to try with is that of the store. */
const resolver = formResolver(registerStoreBody, ({ kind, withSamples, ...typed }: typeof empty) => ({
  ...withoutEmpty(withWardCode(typed)),
  isAgency: kind === 'agency',
  ...(withSamples && { samples: kind === 'shop' ? 'goods' : 'medicines' }),
}))

/** Says whether a store may be opened at this server, and opens it where it may. */
export default function SignUp() {
  const { data, error, refetch } = useRoute(authRoutes.registration, {})
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
      {error && <ErrorState title={error.message} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.state === 'closed' && (
        <Note>
          Máy chủ này không nhận đăng ký cửa hàng mới. Nếu bạn là nhân viên, hãy nhờ chủ cửa hàng tạo tài khoản cho bạn.
          Người trông máy chủ mở lại việc đăng ký bằng thiết lập REGISTRATION.
        </Note>
      )}
      {data && data.state !== 'closed' && <SignUpForm isInvited={data.state === 'invited'} />}
    </EntryPage>
  )
}

/** Opens a store: its default branch, the three roles and the first admin come with it. */
function SignUpForm({ isInvited }: { isInvited: boolean }) {
  const form = useForm({ resolver, defaultValues: empty })
  const { control, register, handleSubmit, formState } = form
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
    <form
      noValidate
      className="grid gap-3"
      onSubmit={handleSubmit(body => open.mutate({ body: { ...body, browserToken: session.browserToken() } }))}
    >
      <Refusal>{errors.root?.message}</Refusal>
      {isInvited && (
        <Field
          label="Mã mời"
          required
          hint="Máy chủ này chỉ nhận cửa hàng được mời; mã do người trông máy chủ cấp, dùng một lần"
          error={errors.invitation?.message}
        >
          <TextInput
            autoFocus
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
            {...register('invitation')}
          />
        </Field>
      )}
      <Field label="Tên cửa hàng" required error={errors.storeName?.message}>
        <TextInput autoFocus={!isInvited} autoComplete="organization" {...register('storeName')} />
      </Field>
      <Field label={onboardingText.kind} group>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => <RadioGroup value={field.value} options={kindChoices} onChange={field.onChange} />}
        />
      </Field>
      <FormProvider {...form}>
        <AddressFields hint="Số nhà, đường; in trên hóa đơn, sửa được sau" />
      </FormProvider>
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
      <Field label="Mật khẩu" required hint={passwordRule} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Checkbox {...register('withSamples')}>{onboardingText.withSamples}</Checkbox>
      <Button type="submit" variant="primary" size="lg" busy={open.isPending} className="mt-1">
        Mở cửa hàng
      </Button>
    </form>
  )
}
