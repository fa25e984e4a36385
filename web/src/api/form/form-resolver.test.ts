import { registerStoreBody } from '@quay/contract/auth/shapes'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { formResolver } from './form-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }

it('puts each complaint beside its field and takes empty text as left out', async () => {
  const values = {
    storeName: '',
    fullName: 'Hà',
    phone: '09',
    username: 'A B',
    password: 'short',
    email: '',
    address: '',
  }
  const { errors } = await formResolver(registerStoreBody)(values, undefined, options)
  expect(Object.keys(errors).toSorted()).toEqual(['password', 'phone', 'storeName', 'username'])
  expect(errors.password?.message).toBe('Mật khẩu cần ít nhất 8 ký tự')
})

it('reaches into lists', async () => {
  const schema = z.object({ items: z.array(z.object({ quantity: z.int() })) })
  const { errors } = await formResolver(schema)({ items: [{ quantity: 1 }, { quantity: 0.5 }] }, undefined, options)
  expect(errors.items?.[1]?.quantity?.message).toBeTruthy()
  expect(errors.items?.[0]).toBeUndefined()
})

it('gives what the schema made of the values', async () => {
  const { values } = await formResolver(z.object({ name: z.string().trim() }))({ name: ' Hà ' }, undefined, options)
  expect(values).toEqual({ name: 'Hà' })
})
