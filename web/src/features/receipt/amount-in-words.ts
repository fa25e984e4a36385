import { doReadNumber, ReadingConfig } from 'read-vietnamese-number'

const config = new ReadingConfig()
config.unit = ['đồng']
config.units[3] = ['tỷ']
config.oddText = 'lẻ'
config.fourToneText = 'tư'

/** 240000 → "Hai trăm bốn mươi nghìn đồng". A whole number of đồng, either sign. */
export function amountInWords(amount: number): string {
  const words = doReadNumber(String(amount), config)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
