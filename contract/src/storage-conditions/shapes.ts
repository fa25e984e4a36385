import { z } from 'zod'
import { storageConditions } from '../enumeration.ts'
import { day, id, instant, text } from '../field.ts'

/** The two readings of a day (GPP). */
export const storageConditionsSlots = ['MORNING', 'AFTERNOON'] as const
export type StorageConditionsSlot = (typeof storageConditionsSlots)[number]

/** From this hour of the wall clock on a reading is missing until it was taken. */
export const slotHours: Readonly<Record<StorageConditionsSlot, number>> = { MORNING: 9, AFTERNOON: 15 }
/** From this hour of the wall clock on the thermometer can be read for the afternoon. */
export const afternoonFrom = 12
/** How many days back a forgotten reading may still be written; the book says that it was written late. */
export const lateDays = 7

/** Tenths of a degree Celsius. */
export const temperature = z.int('Nhập nhiệt độ').min(-1000, 'Nhiệt độ quá thấp').max(1000, 'Nhiệt độ quá cao')
/** Per cent. */
export const humidity = z.int('Nhập độ ẩm').min(0, 'Độ ẩm từ 0').max(100, 'Độ ẩm đến 100 %')

export const placeFields = {
  name: text(60, 1),
  condition: z.enum(storageConditions, 'Chọn kiểu bảo quản'),
  minTemperature: temperature.nullable(),
  maxTemperature: temperature.nullable(),
  maxHumidity: z.int('Nhập độ ẩm').min(1, 'Độ ẩm từ 1').max(100, 'Độ ẩm đến 100 %').nullable(),
  /** The thermometer (nhiệt ẩm kế) and the paper that says it is right. */
  deviceName: text(100).nullish(),
  deviceSerial: text(60).nullish(),
  certificateNumber: text(60).nullish(),
  calibratedOn: day.nullish(),
  calibrationExpiresOn: day.nullish(),
}

export const storagePlaceBody = z.strictObject({ id: id.optional(), branchId: id.optional(), ...placeFields })

export const storagePlace = z.object({
  id,
  branchId: id,
  name: z.string(),
  condition: z.enum(storageConditions),
  minTemperature: z.int().nullable(),
  maxTemperature: z.int().nullable(),
  maxHumidity: z.int().nullable(),
  deviceName: z.string().nullable(),
  deviceSerial: z.string().nullable(),
  certificateNumber: z.string().nullable(),
  calibratedOn: day.nullable(),
  calibrationExpiresOn: day.nullable(),
  isActive: z.boolean(),
  /** Readings are asked for from this day on. */
  since: day,
  version: z.int(),
})
export type StoragePlace = z.output<typeof storagePlace>

export const reading = z.object({
  id,
  storagePlaceId: id,
  day,
  slot: z.enum(storageConditionsSlots),
  temperature: z.int(),
  humidity: z.int().nullable(),
  isOut: z.boolean(),
  action: z.string().nullable(),
  recordedAt: instant,
  recordedByName: z.string(),
  /** Written on a later day than it is of. */
  isLate: z.boolean(),
  correctedAt: instant.nullable(),
  correctedByName: z.string().nullable(),
  correctReason: z.string().nullable(),
  version: z.int(),
})
export type StorageConditionsReading = z.output<typeof reading>

export const readingBody = z.strictObject({
  id: id.optional(),
  storagePlaceId: id,
  /** Left out: today. */
  day: day.optional(),
  slot: z.enum(storageConditionsSlots),
  temperature,
  humidity: humidity.nullish(),
  /** What was done about it; asked for where a figure is out of the limits. */
  action: text(300).nullish(),
})
