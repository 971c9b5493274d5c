//! Slovak, Czech and Ukrainian address one person, and informally.
//!
//! What gives formal address away are pronouns (`váš`, `ви`), greetings, and
//! verbs in the second person plural. Verbs are known by their endings. An
//! ending that nouns share (Slovak `-rte` in *karte*, Ukrainian `-ить` in
//! *лежить*) is not on the list; its commonest verbs are, one by one.

use super::Language;

struct Signs {
    words: &'static [&'static str],
    endings: &'static [&'static str],
    /// Words with such an ending that are no such verbs.
    except: &'static [&'static str],
    phrases: &'static [&'static str],
}

const SLOVAK: Signs = Signs {
    words: &[
        "vy",
        "vás",
        "vám",
        "vami",
        "váš",
        "vaša",
        "vaše",
        "vaši",
        "vašu",
        "vášho",
        "vášmu",
        "vašej",
        "vašom",
        "vaším",
        "vašou",
        "vašich",
        "vašim",
        "vašimi",
        "ste",
        "byste",
        "máte",
        "nemáte",
        "hráte",
        "dáte",
        "vzdáte",
        "čakáte",
        "hľadáte",
        "ťaháte",
        "získate",
        "vyberte",
        "berte",
        "odoberte",
        "skúste",
        "buďte",
        "chcete",
        "nechcete",
        "kladiete",
        "dovidenia",
    ],
    endings: &[
        "ite", "íte", "ajte", "ujte", "ijte", "ejte", "iete", "ňte", "žte", "ďte", "vte", "bte", "točte",
        "načte", "ončte", "hnete", "knete", "dete", "žete",
    ],
    except: &["limite", "elite", "granite", "favorite"],
    phrases: &["do videnia"],
};

const CZECH: Signs = Signs {
    words: &[
        "vy", "vás", "vám", "vámi", "váš", "vaše", "vaši", "vašeho", "vašemu", "vašem", "vaším", "vaší",
        "vašich", "vašim", "vašimi", "jste", "nejste", "byste",
    ],
    endings: &[
        "ejte", "ujte", "ijte", "ajte", "ěte", "íte", "áte", "žete", "nete", "jete", "dete", "cete", "rte",
        "žte", "ďte", "ťte", "ňte", "vte", "bte", "lte", "mte", "pte", "šte", "točte", "načte", "ončte",
    ],
    except: &["dítěte"],
    phrases: &["na shledanou"],
};

const UKRAINIAN: Signs = Signs {
    words: &[
        "ви",
        "вас",
        "вам",
        "вами",
        "ваш",
        "ваша",
        "ваше",
        "ваші",
        "вашу",
        "вашого",
        "вашому",
        "вашій",
        "вашої",
        "вашою",
        "вашим",
        "вашими",
        "ваших",
        "бачите",
        "робите",
        "ходите",
        "кладіть",
        "будьте",
    ],
    endings: &["йте", "іть", "ете", "єте", "ьте"],
    except: &["навіть", "відміть", "поміть"],
    phrases: &["до побачення"],
};

pub(super) fn check(language: Language, text: &str) -> Vec<String> {
    let signs = match language {
        Language::English => return Vec::new(),
        Language::Slovak => SLOVAK,
        Language::Czech => CZECH,
        Language::Ukrainian => UKRAINIAN,
    };
    let text = text.to_lowercase();
    let formal = |word: &&str| {
        signs.words.contains(word)
            || signs.endings.iter().any(|end| word.ends_with(end)) && !signs.except.contains(word)
    };
    let words = text.split(|c: char| !c.is_alphabetic() && c != '’');
    let phrases = signs.phrases.iter().copied();
    words
        .filter(formal)
        .chain(phrases.filter(|phrase| text.contains(phrase)))
        .map(|word| format!("says “{word}” as to several people, or formally"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{Czech, English, Slovak, Ukrainian};

    #[test]
    fn formal_address_is_found() {
        for (language, text) in [
            (Slovak, "Kým ste boli preč, hral za vás bot"),
            (Slovak, "spustite Benben"),
            (Slovak, "Iné zariadenia vo vašej sieti"),
            (Slovak, "Položte loď"),
            (Slovak, "Všetko je uložené. Dovidenia."),
            (Czech, "Požádali jste o místo"),
            (Czech, "spusťte Benben"),
            (Czech, "Můžete vzít zpět"),
            (Czech, "Na shledanou!"),
            (Ukrainian, "Поки вас не було"),
            (Ukrainian, "Клацніть на карту"),
            (Ukrainian, "Спробуйте ще раз"),
            (Ukrainian, "Можете забрати кулю"),
        ] {
            assert!(!check(language, text).is_empty(), "{text}");
        }
    }

    #[test]
    fn informal_address_is_fine() {
        for (language, text) in [
            (
                Slovak,
                "Po rovnom lete smieš ešte na tejto karte označiť jedno miesto v meste.",
            ),
            (Slovak, "Kým si bol preč, hral za teba bot, v takom počte"),
            (
                Czech,
                "Ještě můžeš na této kartě vzít zpět kuličku; pyramida roste, kdo sečte body?",
            ),
            (
                Ukrainian,
                "Навіть тут корабель стоїть, а куля лежить; вибери відкрите місце, відміть череп.",
            ),
            (English, "You write, and wait."),
        ] {
            assert_eq!(check(language, text), [""; 0], "{text}");
        }
    }
}
