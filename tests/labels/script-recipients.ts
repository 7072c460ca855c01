import type { Party } from '#shared/schema/shipping/party.ts';
import { party } from './parties.ts';

/** By script: name, company and street of a recipient, and the city and country. */
export const SCRIPT_RECIPIENTS = {
  hebrew: ['יעל כהן', 'חברת (דוגמה) 2000 בע"מ', 'רחוב דיזנגוף 99, דירה 4', 'תל אביב', 'IL'],
  arabic: ['محمد الأحمد', 'شركة المثال للتجارة', 'شارع الشيخ زايد 123 برج A', 'دبي', 'AE'],
  thai: ['สมชาย ใจดีที่สุด', 'บริษัท ตัวอย่าง จำกัด', 'ถนนสุขุมวิท 55 ผู้ใหญ่ น้ำ', 'กรุงเทพมหานคร', 'TH'],
  devanagari: ['राजेश क्षत्रिय', 'उदाहरण व्यापार', 'महात्मा गांधी मार्ग, द्वितीय', 'मुंबई', 'IN'],
  bengali: ['রাজেশ চক্রবর্তী', 'উদাহরণ বাণিজ্য', 'মহাত্মা গান্ধী সড়ক', 'কলকাতা', 'IN'],
  tamil: ['கார்த்திக் ராஜா', 'எடுத்துக்காட்டு நிறுவனம்', 'அண்ணா சாலை', 'சென்னை', 'IN'],
  chinese: ['张伟', '上海示例有限公司 📦', '浦东新区世纪大道100号', '上海市', 'CN'],
  japanese: ['山田 太郎', '株式会社サンプル', '港区六本木6丁目10-1 六本木ヒルズ', '東京都', 'JP'],
  korean: ['김민수', '주식회사 예시', '강남구 테헤란로 123', '서울특별시', 'KR'],
} as const;
export type Script = keyof typeof SCRIPT_RECIPIENTS;

export function recipientIn(script: Script): Party {
  const [personName, companyName, streetLine1, city, countryCode] = SCRIPT_RECIPIENTS[script];
  const address = { streetLine1, city, countryCode, zipCode: '' };
  return party({ personName, companyName, phoneNumber: '5551234567' }, address);
}
