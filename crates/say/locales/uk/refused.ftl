### Відмови, спільні для всіх ігор.

refused-over = партію закінчено
refused-not-your-turn = зараз не твій хід
refused-with-rule = { $reason } ({ $rule })
